/* RapidJSON is a set of C++ headers: the target that includes them names them itself. */
