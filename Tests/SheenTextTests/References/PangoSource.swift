/// A program that lays text out by Pango, unhinted and unrounded, and prints lines and glyphs.
///
/// Arguments: font, size, width in points or -1, text, how to truncate (none, start, middle, end), lines.
/// Output, in points: `L start length width` for a line with UTF-8 offsets, and below it, from left to
/// right, `G glyph x y offset` for each of its glyphs, y up.
enum PangoSource {
  static let text = #"""
    #include <pango/pangocairo.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>

    int main(int count, char **arguments) {
      if (count < 7) return 2;
      double size = atof(arguments[2]), width = atof(arguments[3]);
      cairo_t *cairo = cairo_create(cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1));
      PangoContext *context = pango_cairo_create_context(cairo);
      cairo_font_options_t *options = cairo_font_options_create();
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
      pango_cairo_context_set_font_options(context, options);
      pango_context_set_round_glyph_positions(context, FALSE);
      pango_context_set_language(context, pango_language_from_string("en"));
      PangoLayout *layout = pango_layout_new(context);
      PangoFontDescription *font = pango_font_description_from_string(arguments[1]);
      pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
      pango_layout_set_font_description(layout, font);
      pango_layout_set_width(layout, width < 0 ? -1 : (int)(width * PANGO_SCALE + 0.5));
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
      const char *end = arguments[5];
      pango_layout_set_ellipsize(layout, !strcmp(end, "start")    ? PANGO_ELLIPSIZE_START
                                         : !strcmp(end, "middle") ? PANGO_ELLIPSIZE_MIDDLE
                                         : !strcmp(end, "end")    ? PANGO_ELLIPSIZE_END
                                                                  : PANGO_ELLIPSIZE_NONE);
      pango_layout_set_height(layout, -atoi(arguments[6]));
      PangoAttrList *attributes = pango_attr_list_new();
      pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(FALSE));
      pango_layout_set_attributes(layout, attributes);
      pango_layout_set_text(layout, arguments[4], -1);
      for (GSList *l = pango_layout_get_lines_readonly(layout); l; l = l->next) {
        PangoLayoutLine *line = l->data;
        PangoRectangle extents;
        pango_layout_line_get_extents(line, NULL, &extents);
        printf("L %d %d %.6f\n", line->start_index, line->length,
               extents.width / (double)PANGO_SCALE);
        int x = 0;
        for (GSList *r = line->runs; r; r = r->next) {
          PangoGlyphItem *run = r->data;
          for (int i = 0; i < run->glyphs->num_glyphs; i++) {
            PangoGlyphInfo glyph = run->glyphs->glyphs[i];
            printf("G %u %.6f %.6f %d\n", glyph.glyph,
                   (x + glyph.geometry.x_offset) / (double)PANGO_SCALE,
                   -glyph.geometry.y_offset / (double)PANGO_SCALE,
                   run->item->offset + run->glyphs->log_clusters[i]);
            x += glyph.geometry.width;
          }
        }
      }
      return 0;
    }
    """#
}
