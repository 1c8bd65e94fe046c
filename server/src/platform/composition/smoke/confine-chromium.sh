#!/bin/sh
# confine-chromium.sh ARGUMENT...
# Runs the Chromium that SMOKE_CHROMIUM names until the server ends (launch-chromium.ts): as an unprivileged user, and
# without a network unless SMOKE_NETWORK is set. Chromium's own sandbox does not start as root, and a user that is
# mapped only within a namespace could read root's files, so the real user changes too.
nobody=65534
user=
if [ "$(id -u)" = 0 ]; then
  user="--reuid $nobody --regid $nobody --clear-groups --inh-caps=-all"
  for argument; do
    case $argument in --user-data-dir=*) chown "$nobody:$nobody" "${argument#*=}" ;; esac
  done
fi
namespaces=
[ -n "$SMOKE_NETWORK" ] || namespaces="unshare --user --map-user=$nobody --map-group=$nobody --net"
exec setpriv $user --pdeathsig KILL $namespaces "$SMOKE_CHROMIUM" "$@"
