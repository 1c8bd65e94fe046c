#!/bin/sh
# confine-chromium.sh ARGUMENT...
# Runs the Chromium that SMOKE_CHROMIUM names as a user without rights, without a network unless SMOKE_NETWORK is set, until
# the server ends (launch-chromium.ts). Chromium's own sandbox does not start as root, and a user of a namespace alone
# would have root's files: the user changes outside of it too.
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
