#!/bin/sh
# Renders every example beside this file into a folder, with a page that shows them all.
#
# usage: Examples/gallery.sh SHEEN OUT
# Each example names the command that renders it in a comment at its top.
set -eu
sheen=$(realpath "$1")
mkdir -p "$2"
out=$(realpath "$2")
cd "$(dirname "$0")"

page=$(mktemp "$out/index.XXXXXX")
trap 'rm -f "$page"' EXIT
cat > "$page" <<'HEAD'
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sheen: examples</title>
<style>
  body { margin: 2rem; font: 15px/1.4 system-ui, sans-serif; background: #f4f4f7; color: #222; }
  main { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 1.5rem; }
  figure { margin: 0; padding: 1rem; border-radius: 1rem; background: #fff; }
  img { display: block; max-width: 100%; height: 260px; margin: auto; object-fit: contain; }
  figcaption { margin-top: .75rem; }
  a { color: inherit; font-weight: 600; }
</style>
<h1>Sheen: examples</h1>
<main>
HEAD

for file in *.swift; do
  name=${file%.swift}
  about=$(sed -n '1s,^// ,,p' "$file")
  options=$(sed -n 's,^// sheen render [^ ]* -o [^ ]* ,,p' "$file")
  echo "$name"
  eval "\"\$sheen\" render \"\$file\" -o \"\$out/\$name.apng\" $options"
  cp "$file" "$out/$file"
  cat >> "$page" <<FIGURE
<figure><img src="$name.apng" alt="$about"><figcaption><a href="$file">$name</a><br>$about</figcaption></figure>
FIGURE
done
echo '</main>' >> "$page"
chmod 644 "$page"
mv "$page" "$out/index.html"
trap - EXIT
echo "$out/index.html"
