#pragma once
#include <pango/pangocairo.h>

/* A run of a line as Pango places it, from left to right. */
typedef struct {
    int line, start, length, isRightToLeft;
    double width;
} PangoPlacedRun;

/* Lays out a text in a font at a size in pixels, without hinting and without hyphens where a word is cut; a width below 0 is unlimited.
   The runs of all lines, at most `most`. */
static inline int pango_place(
    const char *text, int length, const char *family, double size, double width, PangoPlacedRun *runs, int most) {
    PangoFontMap *map = pango_cairo_font_map_new();
    PangoContext *context = pango_font_map_create_context(map);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(context, options);
    pango_context_set_round_glyph_positions(context, FALSE);
    pango_context_set_language(context, pango_language_from_string("en"));
    PangoLayout *layout = pango_layout_new(context);
    PangoFontDescription *font = pango_font_description_new();
    pango_font_description_set_family(font, family);
    pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_text(layout, text, length);
    PangoAttrList *attributes = pango_attr_list_new();
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(FALSE));
    pango_layout_set_attributes(layout, attributes);
    pango_attr_list_unref(attributes);
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
    pango_layout_set_width(layout, width < 0 ? -1 : (int)(width * PANGO_SCALE));
    int count = 0;
    for (int number = 0; number < pango_layout_get_line_count(layout); number++) {
        PangoLayoutLine *line = pango_layout_get_line_readonly(layout, number);
        for (GSList *item = line->runs; item && count < most; item = item->next) {
            PangoGlyphItem *run = item->data;
            PangoPlacedRun placed = { number, run->item->offset, run->item->length, run->item->analysis.level & 1, 0 };
            for (int glyph = 0; glyph < run->glyphs->num_glyphs; glyph++)
                placed.width += (double)run->glyphs->glyphs[glyph].geometry.width / PANGO_SCALE;
            runs[count++] = placed;
        }
    }
    pango_font_description_free(font);
    cairo_font_options_destroy(options);
    g_object_unref(layout);
    g_object_unref(context);
    g_object_unref(map);
    return count;
}
