// The form of `FrameBench run typing` in Qt Widgets, 60 frames a second; prints the CPU ms of a frame.
#include "form.h"
#include <QApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>

static void press(QWidget *widget, int key, Qt::KeyboardModifiers modifiers, const QString &text) {
    QKeyEvent down(QEvent::KeyPress, key, modifiers, text), up(QEvent::KeyRelease, key, modifiers, text);
    QApplication::sendEvent(widget, &down);
    QApplication::sendEvent(widget, &up);
}

static QWidget *control(int index, QLineEdit *&field) {
    if (index == COUNT / 2) {
        field = new QLineEdit;
        field->setFixedSize(FIELD_WIDTH, ROW_HEIGHT);
        return field;
    }
    if (index % 3 == 0) return new QPushButton(QString("Button %1").arg(index));
    auto value = new QLabel(QString("value %1").arg(index));
    value->setFrameShape(QFrame::Box);
    value->setFixedSize(FIELD_WIDTH, ROW_HEIGHT);
    return value;
}

int main(int argc, char **argv) {
    QApplication app(argc, argv);
    QFont font("DejaVu Sans");
    font.setPixelSize(14);
    app.setFont(font);
    QWidget window;
    auto grid = new QGridLayout(&window);
    grid->setVerticalSpacing(4);
    QLineEdit *field = nullptr;
    for (int index = 0; index < COUNT; index++) {
        auto made = control(index, field);
        int row = index / COLUMNS, column = index % COLUMNS * 2;
        if (!qobject_cast<QPushButton *>(made)) {
            auto label = new QLabel(QString("Field %1").arg(index));
            label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
            label->setFixedWidth(LABEL_WIDTH);
            grid->addWidget(label, row, column);
        }
        grid->addWidget(made, row, column + 1, Qt::AlignLeft);
    }
    grid->setRowStretch(COUNT / COLUMNS, 1);
    window.resize(WIDTH, HEIGHT);
    window.show();
    window.activateWindow();
    field->setFocus();

    // A turn of the timer types; the frame is painted and pushed before the next one.
    int frame = 0;
    QTimer timer;
    timer.setTimerType(Qt::PreciseTimer);
    QObject::connect(&timer, &QTimer::timeout, [&] {
        end_frame(frame);
        if (frame % 25 == 0) press(field, Qt::Key_A, Qt::ControlModifier, QString());
        char letter = letter_of(frame++);
        press(field, letter == ' ' ? Qt::Key_Space : Qt::Key_A + (letter - 'a'), Qt::NoModifier, QString(QChar(letter)));
    });
    timer.start(17);
    return app.exec();
}
