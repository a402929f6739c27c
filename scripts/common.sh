# shellcheck shell=bash
# What the scripts beside this file share: messages, finding a display, and starting a private one.
# Sourced, not run. The caller has set -euo pipefail and stands in the repository's root.

SWIFT=${SWIFT:-swift}

say() { printf '%s: %s\n' "${0##*/}" "$*" >&2; }
fail() {
    say "$*"
    exit 1
}

# Runs a command after showing it, and says how long it took when that was long enough to wonder.
step() {
    local started=$SECONDS
    say "$*"
    "$@"
    if ((SECONDS - started >= 5)); then say "done in $((SECONDS - started)) s"; fi
}

# Whether a window could open here. A set DISPLAY proves little (a closed ssh session leaves one behind), so ask.
have_display() {
    local name=${DISPLAY:-} socket host number
    if [[ -n ${WAYLAND_DISPLAY:-} ]]; then
        socket=$WAYLAND_DISPLAY
        [[ $socket == /* ]] || socket=${XDG_RUNTIME_DIR:-/nonexistent}/$socket
        if [[ -S $socket ]]; then return 0; fi
    fi
    if [[ $name != *:* ]]; then return 1; fi
    if command -v xdotool >/dev/null; then
        timeout 5 xdotool getdisplaygeometry >/dev/null 2>&1
        return
    fi
    host=${name%:*} number=${name##*:} number=${number%%.*}
    if [[ -z $host || $host == unix ]]; then
        [[ -S /tmp/.X11-unix/X$number ]]
    else
        timeout 5 bash -c ": </dev/tcp/$host/$((6000 + number))" 2>/dev/null
    fi
}

# A program that ends with this script, even when the script is killed outright.
run_tied() {
    if command -v setpriv >/dev/null; then exec setpriv --pdeathsig TERM "$@"; else exec "$@"; fi
}

# Starts an X server of our own with one screen of the size $1 on a free display, and points the environment at it.
# The caller's EXIT trap calls stop_xvfb.
start_xvfb() {
    local size=$1 tries
    command -v Xvfb >/dev/null || fail "Xvfb is missing: run 'make setup'"
    xvfb_files=$(mktemp -d)
    run_tied Xvfb -displayfd 3 -screen 0 "${size}x24" -nolisten tcp -noreset \
        3>"$xvfb_files/display" >"$xvfb_files/log" 2>&1 </dev/null &
    xvfb_pid=$!
    for ((tries = 0; tries < 150; tries++)); do
        if [[ -s $xvfb_files/display ]]; then break; fi
        if ! kill -0 "$xvfb_pid" 2>/dev/null; then break; fi
        sleep 0.1
    done
    if [[ ! -s $xvfb_files/display ]]; then
        sed 's/^/  /' "$xvfb_files/log" >&2
        fail "Xvfb did not start"
    fi
    DISPLAY=:$(<"$xvfb_files/display")
    # Looks are compared: they must not depend on what the person at this desk likes.
    export DISPLAY SDL_VIDEODRIVER=x11 CASEMENT_DESKTOP_SETTINGS=no
    unset WAYLAND_DISPLAY XDG_CURRENT_DESKTOP
}

stop_xvfb() {
    if [[ -n ${xvfb_pid:-} ]]; then
        kill "$xvfb_pid" 2>/dev/null || true
        wait "$xvfb_pid" 2>/dev/null || true
        rm -rf "$xvfb_files"
        xvfb_pid=
    fi
}

# Makes the signals that people send end the script through its EXIT trap.
exit_on_signals() {
    trap 'exit 129' HUP
    trap 'exit 130' INT
    trap 'exit 143' TERM
}
