#!/bin/sh
# The 1920x1080 shine by Sheen and by other systems, in one sitting, interleaved: rates and ratios.
# SHEEN is the command; SHEEN_PEERS a folder with the others' scripts, which may be absent.
set -e
sheen=${SHEEN:-.build/release/sheen}
peers=${SHEEN_PEERS:-../shared/peers}
rounds=${ROUNDS:-3}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

"$sheen" --version
for round in $(seq "$rounds"); do
  "$sheen" bench -q | tee -a "$scratch/sheen"
  if [ -f "$peers/shine_cairo.py" ] && python3 -c 'import cairo, numpy' 2>/dev/null; then
    python3 "$peers/shine_cairo.py" 150 | tee -a "$scratch/cairo"
    python3 "$peers/shine_cairo.py" --clip 150 | tee -a "$scratch/clip"
  fi
done

# The best of the rounds, since other load only ever slows a run.
rate() { grep "$1" "$scratch/sheen" | sed 's/.*: //; s/ frames.*//' | sort -g | tail -n 1; }
peer() { awk '{print $NF}' "$scratch/$1" | sort -g | tail -n 1; }
ratio() { awk -v a="$1" -v b="$2" 'BEGIN {printf "%.1f", a / b}'; }

echo
for kind in '1 thread, changes' '2 threads, changes' '1 thread, everything' \
  '2 threads, everything'; do
  line="Sheen, $kind: $(rate "$kind") frames/s"
  if [ -f "$scratch/cairo" ]; then
    line="$line, $(ratio "$(rate "$kind")" "$(peer cairo)") x Cairo"
    line="$line, $(ratio "$(rate "$kind")" "$(peer clip)") x Cairo clipped to the changes"
  fi
  echo "$line"
done
[ -f "$scratch/cairo" ] || echo "Cairo was not run: no $peers/shine_cairo.py, or no pycairo."

# Cold start: the whole process, from the built-in shine to a written 390x844 PNG.
times="$scratch/times"
for run in 1 2 3 4 5 6 7; do
  start=$(date +%s%N)
  "$sheen" render shine --at 1.6666666666666667 -o "$scratch/shine.png" -q >/dev/null
  end=$(date +%s%N)
  echo $(((end - start) / 1000000)) >>"$times"
done
echo "Cold start to a written 390x844 PNG: $(sort -n "$times" | sed -n 4p) ms (median of 7)"
