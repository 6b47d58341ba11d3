// The order matters: histedit.h uses FILE and wchar_t without including them everywhere.
#include <stdio.h>
#include <wchar.h>
#include <histedit.h>
