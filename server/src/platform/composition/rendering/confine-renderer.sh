#!/bin/sh
# confine-renderer.sh FOLDER NODE PATH... -- ARGUMENT...
# Runs Node in a read-only file system of itself, its libraries and the paths. Needs its own namespaces
# (renderer-command.ts). FOLDER is any folder to mount that on; other processes still see its former content.
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
# A path with a space in it fails here, and the renderer runs without namespaces.
mkdir -p $folders
for path in $paths; do
  [ -d "$path" ] || : >"$root$path"
  mount -o bind,ro "$path" "$root$path"
done
while [ "$1" != -- ]; do shift; done
shift
cd "$root"
exec chroot "$root" "$node" "$@"
