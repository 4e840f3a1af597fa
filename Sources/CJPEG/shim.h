// libjpeg reports errors by a function that must not return, and a jump must not cross Swift
// frames. Each function below that calls into libjpeg sets its own jump target, so a jump starts
// and ends in C; Swift sees a return value.

#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include <jerror.h>

// A progressive file may claim scans without end, each of which goes over the whole picture; real
// ones have about ten.
#define SHEEN_JPEG_SCANS 500

typedef struct {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf jump;
  char error[JMSG_LENGTH_MAX];
  char warning[JMSG_LENGTH_MAX];
  int is_truncated;
  JOCTET *profile;
  unsigned int profile_count;
  const uint8_t *exif;
  size_t exif_count;
} sheen_jpeg_reader;

static inline void sheen_jpeg_on_error(j_common_ptr jpeg) {
  sheen_jpeg_reader *reader = jpeg->client_data;
  jpeg->err->format_message(jpeg, reader->error);
  longjmp(reader->jump, 1);
}

// Warnings that make the picture itself doubtful are errors here.
static inline int sheen_jpeg_is_fatal(int code) {
  switch (code) {
    case JWRN_HIT_MARKER: case JWRN_HUFF_BAD_CODE: case JWRN_MUST_RESYNC: case JWRN_ARITH_BAD_CODE:
    case JWRN_JPEG_EOF: return 1;
    default: return 0;
  }
}

static inline void sheen_jpeg_on_message(j_common_ptr jpeg, int level) {
  sheen_jpeg_reader *reader = jpeg->client_data;
  if (level >= 0) return;
  if (jpeg->err->msg_code == JWRN_JPEG_EOF) reader->is_truncated = 1;
  if (sheen_jpeg_is_fatal(jpeg->err->msg_code)) sheen_jpeg_on_error(jpeg);
  if (!reader->warning[0]) jpeg->err->format_message(jpeg, reader->warning);
}

static inline void sheen_jpeg_on_progress(j_common_ptr jpeg) {
  sheen_jpeg_reader *reader = jpeg->client_data;
  if (reader->jpeg.input_scan_number <= SHEEN_JPEG_SCANS) return;
  strcpy(reader->error, "more scans than a picture needs");
  longjmp(reader->jump, 1);
}

// 1: done, 0: the reader's error. Either way the reader is to be closed.
__attribute__((noinline)) static int sheen_jpeg_open(
  sheen_jpeg_reader *reader, const uint8_t *bytes, size_t count) {
  reader->jpeg.err = jpeg_std_error(&reader->errors);
  reader->errors.error_exit = sheen_jpeg_on_error;
  reader->errors.emit_message = sheen_jpeg_on_message;
  reader->jpeg.client_data = reader;
  if (setjmp(reader->jump)) return 0;
  // Creating the reader clears everything but its error functions and its client.
  jpeg_create_decompress(&reader->jpeg);
  reader->progress.progress_monitor = sheen_jpeg_on_progress;
  reader->jpeg.progress = &reader->progress;
  jpeg_mem_src(&reader->jpeg, bytes, count);
  jpeg_save_markers(&reader->jpeg, JPEG_APP0 + 1, 0xFFFF);
  jpeg_save_markers(&reader->jpeg, JPEG_APP0 + 2, 0xFFFF);
  jpeg_read_header(&reader->jpeg, TRUE);
  jpeg_read_icc_profile(&reader->jpeg, &reader->profile, &reader->profile_count);
  for (jpeg_saved_marker_ptr marker = reader->jpeg.marker_list; marker; marker = marker->next) {
    if (marker->marker != JPEG_APP0 + 1 || marker->data_length < 6) continue;
    if (reader->exif || memcmp(marker->data, "Exif\0\0", 6) != 0) continue;
    reader->exif = marker->data + 6;
    reader->exif_count = marker->data_length - 6;
  }
  return 1;
}

static inline void sheen_jpeg_close(sheen_jpeg_reader *reader) {
  jpeg_destroy_decompress(&reader->jpeg);
  free(reader->profile);
  free(reader);
}

// Whether the colours are inks, which only a printer's profile makes into light.
static inline int sheen_jpeg_is_ink(const sheen_jpeg_reader *reader) {
  return reader->jpeg.jpeg_color_space == JCS_CMYK || reader->jpeg.jpeg_color_space == JCS_YCCK;
}

// Reads all rows as R G B A, alpha 255.
__attribute__((noinline)) static int sheen_jpeg_read_rows(sheen_jpeg_reader *reader, uint8_t *rows) {
  j_decompress_ptr jpeg = &reader->jpeg;
  if (setjmp(reader->jump)) return 0;
  jpeg->out_color_space = JCS_EXT_RGBA;
  jpeg_start_decompress(jpeg);
  size_t stride = (size_t)jpeg->image_width * 4;
  while (jpeg->output_scanline < jpeg->output_height) {
    JSAMPROW row = rows + jpeg->output_scanline * stride;
    jpeg_read_scanlines(jpeg, &row, 1);
  }
  jpeg_finish_decompress(jpeg);
  return 1;
}

static inline const char *sheen_jpeg_error(const sheen_jpeg_reader *reader) {
  return reader->error;
}

static inline const char *sheen_jpeg_warning(const sheen_jpeg_reader *reader) {
  return reader->warning;
}
