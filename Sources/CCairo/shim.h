#include <cairo.h>
#include <cairo-pdf.h>

// Declared here without FreeType's headers, which are another module.
cairo_font_face_t *cairo_ft_font_face_create_for_ft_face(void *face, int load_flags);
void cairo_ft_font_face_set_synthesize(cairo_font_face_t *font_face, unsigned int synth_flags);
