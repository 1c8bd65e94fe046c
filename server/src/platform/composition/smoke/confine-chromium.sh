#!/bin/sh
# confine-chromium.sh ARGUMENT...
# Runs the Chromium that SMOKE_CHROMIUM names without a network, as a user without rights, until the server ends
# (launch-chromium.ts). Chromium's own sandbox does not start as root.
exec setpriv --pdeathsig KILL unshare --user --map-user=65534 --map-group=65534 --net "$SMOKE_CHROMIUM" "$@"
