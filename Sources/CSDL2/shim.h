// The program keeps its own main function.
#define SDL_MAIN_HANDLED
#include <SDL.h>

// Macros that Swift cannot read.
static const int sheen_sdl_anywhere = (int)SDL_WINDOWPOS_UNDEFINED;
