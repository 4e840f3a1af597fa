// libpng reports errors by longjmp, which must not cross Swift frames. Each function below that
// calls into libpng sets its own jump target, so a jump starts and ends in C; Swift sees a return
// value.

#include <png.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define SHEEN_PNG_TEXT 96
#define SHEEN_PNG_WARNINGS 4

typedef struct {
  char error[SHEEN_PNG_TEXT];
  char warnings[SHEEN_PNG_WARNINGS][SHEEN_PNG_TEXT];
  int warning_count;
  int reads_rows;
} sheen_png_log;

static inline void sheen_png_copy_text(char *target, const char *text) {
  size_t length = strlen(text);
  if (length >= SHEEN_PNG_TEXT) length = SHEEN_PNG_TEXT - 1;
  memcpy(target, text, length);
  target[length] = 0;
}

static inline void sheen_png_on_error(png_structp png, png_const_charp text) {
  sheen_png_copy_text(((sheen_png_log *)png_get_error_ptr(png))->error, text);
  png_longjmp(png, 1);
}

// A few defects that libpng reports as warnings make the picture itself doubtful; they are errors
// here.
static inline int sheen_png_is_fatal(const sheen_png_log *log, const char *text) {
  if (strcmp(text, "tRNS: invalid") == 0) return 1;
  if (strncmp(text, "IDAT: ", 6) != 0 || !log->reads_rows) return 0;
  return strstr(text, "Too much") == NULL && strstr(text, "Extra compressed") == NULL;
}

static inline void sheen_png_on_warning(png_structp png, png_const_charp text) {
  sheen_png_log *log = png_get_error_ptr(png);
  if (sheen_png_is_fatal(log, text)) png_error(png, text);
  for (int i = 0; i < log->warning_count; ++i)
    if (strncmp(log->warnings[i], text, SHEEN_PNG_TEXT - 1) == 0) return;
  if (log->warning_count < SHEEN_PNG_WARNINGS)
    sheen_png_copy_text(log->warnings[log->warning_count++], text);
}

// MARK: Reading

typedef struct {
  sheen_png_log log;
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count;
  size_t position;
  int is_truncated;
  uint32_t width;
  uint32_t height;
  int is_16_bit;
  const uint8_t *profile;
  uint32_t profile_count;
  int profile_is_srgb;
} sheen_png_reader;

static inline void sheen_png_on_read(png_structp png, png_bytep target, size_t count) {
  sheen_png_reader *reader = png_get_io_ptr(png);
  if (count > reader->count - reader->position) {
    reader->is_truncated = 1;
    png_error(png, "the file ends early");
  }
  memcpy(target, reader->bytes + reader->position, count);
  reader->position += count;
}

static inline sheen_png_reader *sheen_png_reader_create(const uint8_t *bytes, size_t count) {
  sheen_png_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->bytes = bytes;
  reader->count = count;
  reader->png = png_create_read_struct(
    PNG_LIBPNG_VER_STRING, &reader->log, sheen_png_on_error, sheen_png_on_warning);
  if (reader->png) reader->info = png_create_info_struct(reader->png);
  if (reader->info) return reader;
  png_destroy_read_struct(&reader->png, NULL, NULL);
  free(reader);
  return NULL;
}

static inline void sheen_png_reader_destroy(sheen_png_reader *reader) {
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}

// Texts, previews and the like: checked for their checksums, never unpacked.
static inline void sheen_png_skip_unused_chunks(png_structp png) {
  static const png_byte names[] =
    "bKGD\0eXIf\0hIST\0iTXt\0oFFs\0pCAL\0pHYs\0sCAL\0sPLT\0tEXt\0tIME\0zTXt";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, names, 12);
}

static inline void sheen_png_request_rgba(sheen_png_reader *reader) {
  png_structp png = reader->png;
  png_infop info = reader->info;
  int has_alpha = (png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA) != 0 ||
    png_get_valid(png, info, PNG_INFO_tRNS) != 0;
  png_set_expand(png);
  png_set_gray_to_rgb(png);
  if (!has_alpha) png_set_add_alpha(png, 0xffff, PNG_FILLER_AFTER);
  if (reader->is_16_bit && *(const uint8_t *)&(const uint16_t){1}) png_set_swap(png);
}

// Reads up to the image data. The profile, if any, lives as long as the reader. 1: done, 0:
// log.error.
__attribute__((noinline)) static int sheen_png_read_header(sheen_png_reader *reader) {
  png_structp png = reader->png;
  png_infop info = reader->info;
  if (setjmp(png_jmpbuf(png))) return 0;
  png_set_read_fn(png, reader, sheen_png_on_read);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  png_set_chunk_malloc_max(png, 8000000);
  sheen_png_skip_unused_chunks(png);
  png_read_info(png, info);
  reader->width = png_get_image_width(png, info);
  reader->height = png_get_image_height(png, info);
  reader->is_16_bit = png_get_bit_depth(png, info) == 16;
  png_charp name;
  png_bytep profile;
  int method;
  png_uint_32 count;
  if (png_get_iCCP(png, info, &name, &method, &profile, &count)) {
    reader->profile = profile;
    reader->profile_count = count;
    reader->profile_is_srgb = png_get_valid(png, info, PNG_INFO_sRGB) != 0;
  }
  return 1;
}

// Reads all rows as RGBA, 8 bits or native 16 bits a sample, then the rest of the file.
__attribute__((noinline)) static int sheen_png_read_rows(sheen_png_reader *reader, uint8_t *rows) {
  png_structp png = reader->png;
  size_t stride = (size_t)reader->width * (reader->is_16_bit ? 8 : 4);
  if (setjmp(png_jmpbuf(png))) return 0;
  sheen_png_request_rgba(reader);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  if (png_get_rowbytes(png, reader->info) != stride) png_error(png, "unexpected row size");
  reader->log.reads_rows = 1;
  for (int pass = 0; pass < passes; ++pass)
    for (uint32_t y = 0; y < reader->height; ++y) png_read_row(png, rows + y * stride, NULL);
  reader->log.reads_rows = 0;
  png_read_end(png, NULL);
  return 1;
}

static inline const char *sheen_png_reader_error(const sheen_png_reader *reader) {
  return reader->log.error;
}

static inline const char *sheen_png_reader_warning(const sheen_png_reader *reader, int index) {
  return reader->log.warnings[index];
}

// MARK: Writing

// Takes a piece of the file; returns 0 to stop.
typedef int (*sheen_png_sink)(void *context, const uint8_t *bytes, size_t count);

typedef struct {
  sheen_png_log log;
  png_structp png;
  png_infop info;
  sheen_png_sink sink;
  void *context;
} sheen_png_writer;

static inline void sheen_png_on_write(png_structp png, png_bytep bytes, size_t count) {
  sheen_png_writer *writer = png_get_io_ptr(png);
  if (!writer->sink(writer->context, bytes, count)) png_error(png, "the output refused data");
}

static inline void sheen_png_on_flush(png_structp png) { (void)png; }

static inline sheen_png_writer *sheen_png_writer_create(sheen_png_sink sink, void *context) {
  sheen_png_writer *writer = calloc(1, sizeof *writer);
  if (!writer) return NULL;
  writer->sink = sink;
  writer->context = context;
  writer->png = png_create_write_struct(
    PNG_LIBPNG_VER_STRING, &writer->log, sheen_png_on_error, sheen_png_on_warning);
  if (writer->png) writer->info = png_create_info_struct(writer->png);
  if (writer->info) return writer;
  png_destroy_write_struct(&writer->png, NULL);
  free(writer);
  return NULL;
}

static inline void sheen_png_writer_destroy(sheen_png_writer *writer) {
  png_destroy_write_struct(&writer->png, &writer->info);
  free(writer);
}

typedef struct {
  uint32_t width;
  uint32_t height;
  int has_alpha;
  int level;
  int filters;
  int strategy;
} sheen_png_layout;

// Writes everything before the image data: 8 bits a sample, RGB or RGBA, an sRGB chunk.
__attribute__((noinline)) static int sheen_png_write_header(
  sheen_png_writer *writer, const sheen_png_layout *layout) {
  png_structp png = writer->png;
  if (setjmp(png_jmpbuf(png))) return 0;
  png_set_write_fn(png, writer, sheen_png_on_write, sheen_png_on_flush);
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_IHDR(
    png, writer->info, layout->width, layout->height, 8,
    layout->has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
    PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, layout->filters);
  png_set_compression_level(png, layout->level);
  png_set_compression_strategy(png, layout->strategy);
  png_set_compression_mem_level(png, 9);
  png_set_compression_buffer_size(png, 1 << 16);
  png_write_info(png, writer->info);
  return 1;
}

__attribute__((noinline)) static int sheen_png_write_rows(
  sheen_png_writer *writer, const uint8_t *rows, size_t stride, size_t count) {
  if (setjmp(png_jmpbuf(writer->png))) return 0;
  for (size_t y = 0; y < count; ++y) png_write_row(writer->png, rows + y * stride);
  return 1;
}

__attribute__((noinline)) static int sheen_png_write_end(sheen_png_writer *writer) {
  if (setjmp(png_jmpbuf(writer->png))) return 0;
  png_write_end(writer->png, NULL);
  return 1;
}

static inline const char *sheen_png_writer_error(const sheen_png_writer *writer) {
  return writer->log.error;
}
