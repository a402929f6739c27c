// The form of `FrameBench run typing` in GTK 4, in each frame of the window's clock; prints the CPU ms of a frame.
// GTK 4 takes key events from the display only: a character is inserted by the signal that its keys send.
#include "form.h"
#include <gtk/gtk.h>

static GtkText *text;
static int frame;

static gboolean step(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
    end_frame(frame);
    if (frame % 25 == 0) {
        gtk_editable_select_region(GTK_EDITABLE(text), 0, -1);
        gtk_editable_delete_selection(GTK_EDITABLE(text));
    }
    char letter[] = {letter_of(frame++), 0};
    g_signal_emit_by_name(text, "insert-at-cursor", letter);
    return G_SOURCE_CONTINUE;
}

static GtkWidget *control(int index) {
    char title[32];
    GtkWidget *made;
    if (index == COUNT / 2) {
        made = gtk_entry_new();
        text = GTK_TEXT(gtk_editable_get_delegate(GTK_EDITABLE(made)));
    } else if (index % 3 == 0) {
        snprintf(title, sizeof title, "Button %d", index);
        made = gtk_button_new_with_label(title);
        gtk_widget_set_halign(made, GTK_ALIGN_START);
        return made;
    } else {
        snprintf(title, sizeof title, "value %d", index);
        made = gtk_label_new(title);
        gtk_label_set_xalign(GTK_LABEL(made), 0);
        gtk_widget_add_css_class(made, "value");
    }
    gtk_widget_set_size_request(made, FIELD_WIDTH, ROW_HEIGHT);
    return made;
}

int main(void) {
    gtk_init();
    GtkCssProvider *style = gtk_css_provider_new();
    gtk_css_provider_load_from_data(
        style, "window { font: 14px 'DejaVu Sans'; } entry, button { min-height: 22px; padding: 0 4px; }"
        " .value { border: 1px solid gray; background: white; padding: 0 4px; }", -1);
    gtk_style_context_add_provider_for_display(
        gdk_display_get_default(), GTK_STYLE_PROVIDER(style), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    GtkWidget *window = gtk_window_new(), *grid = gtk_grid_new();
    gtk_grid_set_row_spacing(GTK_GRID(grid), 4);
    gtk_grid_set_column_spacing(GTK_GRID(grid), 8);
    for (int index = 0; index < COUNT; index++) {
        GtkWidget *made = control(index);
        int row = index / COLUMNS, column = index % COLUMNS * 2;
        if (!GTK_IS_BUTTON(made)) {
            char title[32];
            snprintf(title, sizeof title, "Field %d", index);
            GtkWidget *label = gtk_label_new(title);
            gtk_label_set_xalign(GTK_LABEL(label), 1);
            gtk_widget_set_size_request(label, LABEL_WIDTH, -1);
            gtk_grid_attach(GTK_GRID(grid), label, column, row, 1, 1);
        }
        gtk_grid_attach(GTK_GRID(grid), made, column + 1, row, 1, 1);
    }
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), WIDTH, HEIGHT);
    gtk_window_set_child(GTK_WINDOW(window), grid);
    gtk_window_present(GTK_WINDOW(window));
    gtk_widget_grab_focus(GTK_WIDGET(text));
    gtk_widget_add_tick_callback(window, step, NULL, NULL);
    g_main_loop_run(g_main_loop_new(NULL, FALSE));
    return 0;
}
