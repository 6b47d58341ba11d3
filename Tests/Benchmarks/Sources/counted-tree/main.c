// Random moves in a plain counted tree: counted-tree ROWS MOVES prints the nanoseconds that one takes.
//
// It is the peer of the core's order: a B+ tree whose nodes count the rows under each child, with
// nothing but `take` and `put` at a position. It finds no place of a row, shares nothing, checks
// nothing, and never joins nodes that have become small, only drops empty ones.
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROWS = 128, CHILDREN = 32 };

typedef struct node {
  int size;
  bool is_leaf;
  union {
    uint32_t rows[ROWS];
    struct {
      uint32_t counts[CHILDREN];
      struct node *children[CHILDREN];
    };
  };
} node;

static node *make(bool is_leaf) {
  node *made = malloc(sizeof *made);
  if (!made) abort();
  made->size = 0;
  made->is_leaf = is_leaf;
  return made;
}

static bool is_full(const node *tree) { return tree->size == (tree->is_leaf ? ROWS : CHILDREN); }

static uint32_t count(const node *tree) {
  if (tree->is_leaf) return tree->size;
  uint32_t sum = 0;
  for (int child = 0; child < tree->size; child++) sum += tree->counts[child];
  return sum;
}

// Moves the upper half of a node into a new one.
static node *split(node *tree) {
  node *upper = make(tree->is_leaf);
  int half = tree->size / 2;
  upper->size = tree->size - half;
  if (tree->is_leaf) {
    memcpy(upper->rows, tree->rows + half, upper->size * sizeof *tree->rows);
  } else {
    memcpy(upper->counts, tree->counts + half, upper->size * sizeof *tree->counts);
    memcpy(upper->children, tree->children + half, upper->size * sizeof *tree->children);
  }
  tree->size = half;
  return upper;
}

static void shift(node *tree, int from, int by) {
  int moved = tree->size - from;
  memmove(tree->counts + from + by, tree->counts + from, moved * sizeof *tree->counts);
  memmove(tree->children + from + by, tree->children + from, moved * sizeof *tree->children);
  tree->size += by;
}

static void split_child(node *tree, int child) {
  node *upper = split(tree->children[child]);
  shift(tree, child + 1, 1);
  tree->children[child + 1] = upper;
  tree->counts[child + 1] = count(upper);
  tree->counts[child] -= tree->counts[child + 1];
}

static node *put(node *root, uint32_t position, uint32_t row) {
  if (is_full(root)) {
    node *taller = make(false);
    taller->size = 1;
    taller->children[0] = root;
    taller->counts[0] = count(root);
    split_child(taller, 0);
    root = taller;
  }
  node *tree = root;
  while (!tree->is_leaf) {
    int child = 0;
    while (position > tree->counts[child]) position -= tree->counts[child++];
    if (is_full(tree->children[child])) {
      split_child(tree, child);
      if (position > tree->counts[child]) position -= tree->counts[child++];
    }
    tree->counts[child] += 1;
    tree = tree->children[child];
  }
  memmove(tree->rows + position + 1, tree->rows + position,
          (tree->size - position) * sizeof *tree->rows);
  tree->rows[position] = row;
  tree->size += 1;
  return root;
}

static uint32_t take(node *tree, uint32_t position) {
  if (tree->is_leaf) {
    uint32_t row = tree->rows[position];
    tree->size -= 1;
    memmove(tree->rows + position, tree->rows + position + 1,
            (tree->size - position) * sizeof *tree->rows);
    return row;
  }
  int child = 0;
  while (position >= tree->counts[child]) position -= tree->counts[child++];
  uint32_t row = take(tree->children[child], position);
  tree->counts[child] -= 1;
  // The last child stays, so that there is always one to put a row into.
  if (tree->counts[child] == 0 && tree->size > 1) {
    free(tree->children[child]);
    shift(tree, child + 1, -1);
  }
  return row;
}

// The numbers of SplitMix64, which the other programs draw as well.
static uint64_t draw(uint64_t *state) {
  uint64_t z = *state += 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

int main(int argument_count, char **arguments) {
  long rows = argument_count > 2 ? atol(arguments[1]) : 0;
  long moves = argument_count > 2 ? atol(arguments[2]) : 0;
  if (rows < 1 || moves < 1) return 2;
  node *tree = make(true);
  for (long row = 0; row < rows; row++) tree = put(tree, row, row);
  uint64_t state = 1;
  double start = now();
  for (long move = 0; move < moves; move++) {
    uint32_t source = draw(&state) % rows, destination = draw(&state) % rows;
    tree = put(tree, destination, take(tree, source));
  }
  printf("%.2f\n", (now() - start) / moves);
}
