#include <webp/demux.h>
#include <webp/encode.h>
