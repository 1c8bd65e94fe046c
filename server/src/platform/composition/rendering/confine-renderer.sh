#!/bin/sh
# confine-renderer.sh FOLDER NODE PATH... -- ARGUMENT...
# Runs Node where only itself, its libraries and the paths exist, read-only. For namespaces of its own (renderer-command.ts);
# FOLDER is any folder to build that on: what it holds is seen by everybody else as before.
set -e
root=$1
node=$2
shift
mount -t tmpfs -o size=1m,mode=755 none "$root"

folders=
paths=
for path in /lib /lib64 /usr/lib "$@"; do
  [ "$path" != -- ] || break
  [ -e "$path" ] || continue
  if [ -d "$path" ]; then folders="$folders $root$path"; else folders="$folders $root${path%/*}"; fi
  paths="$paths $path"
done
# A path with a blank in it fails here, and the renderer goes without namespaces.
mkdir -p $folders
for path in $paths; do
  [ -d "$path" ] || : >"$root$path"
  mount -o bind,ro "$path" "$root$path"
done
while [ "$1" != -- ]; do shift; done
shift
cd "$root"
exec chroot "$root" "$node" "$@"
