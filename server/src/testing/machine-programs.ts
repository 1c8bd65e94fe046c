const systemctl = `#!/bin/bash
# Starts and stops units that were linked or enabled by path as systemd does; knows nothing of other units.
set -eu
user=(); [ "$(id -u)" != 0 ] || user=(setpriv --reuid=65534 --regid=65534 --clear-groups --no-new-privs)
here() { sed "s#/usr/bin/node#$NODE#; s#/\\(opt\\|etc\\|var\\)/#$MACHINE/\\1/#g"; }
value() { sed -n "s/^$2=//p" "$MACHINE/etc/systemd/system/$1" | here; }
stop() {
  [ -e "$MACHINE/$1.pid" ] || return 0
  kill "$(cat "$MACHINE/$1.pid")" && tail --pid="$(cat "$MACHINE/$1.pid")" -f /dev/null
}
start() {
  for state in $(value "$1" StateDirectory); do
    install -d -m 700 "$MACHINE/var/lib/$state"
    [ "$(id -u)" != 0 ] || chown 65534 "$MACHINE/var/lib/$state"
  done
  set -a; . "$(value "$1" EnvironmentFile)"; set +a
  if [ "$(value "$1" Type)" = oneshot ]; then "\${user[@]}" $(value "$1" ExecStart)
  else
    "\${user[@]}" $(value "$1" ExecStart) < /dev/null >> "$MACHINE/$1.log" 2>&1 &
    echo $! > "$MACHINE/$1.pid"
  fi
}
verb=$1
for given in "\${@:2}"; do
  unit=\${given##*/}
  [ "$given" = "$unit" ] || ln -sf "$given" "$MACHINE/etc/systemd/system/"
  case "$unit" in *.service) [ -e "$MACHINE/etc/systemd/system/$unit" ] || continue ;; *) continue ;; esac
  case "$verb" in enable | start) start "$unit" ;; restart) stop "$unit"; start "$unit" ;; stop) stop "$unit" ;; esac
done
`;

/** Runs `psql --command …` on the database SERVER_DATABASE, and other commands as an unprivileged user. */
const runuser = `#!/bin/bash
shift 3
[ "$1" = psql ] || exec setpriv --reuid=65534 --regid=65534 --clear-groups "$@"
exec "$NODE" --input-type=module --eval '
import { createRequire } from "node:module";
const pg = createRequire(process.env.SERVER_PACKAGE)("pg");
const client = new pg.Client({ connectionString: process.env.SERVER_DATABASE });
await client.connect();
const given = process.argv.slice(1);
for (const [at, word] of given.entries()) {
  if (word !== "--command") continue;
  await client.query(given[at + 1]);
  // A superuser may give a database to any role, this one only to a role that it belongs to.
  const made = given[at + 1].match(/^create role (\\w+)/)?.[1];
  if (made) await client.query("grant " + made + " to current_user");
}
await client.end();
' -- "$@"
`;

/** If root runs the test, changes the owner or group of files to an unprivileged user or group. */
const ownerProgram = (name: string) => `#!/bin/bash
words=()
for word in "$@"; do
  case "$word" in site | prometheus) word=65534 ;; esac
  words+=("$word")
done
[ "$(id -u)" != 0 ] || exec /usr/bin/${name} "\${words[@]}"
`;

const nothing = '#!/bin/bash\n';

/** Replacements for programs that the commands in docs/production.md use, by program name. */
export const machinePrograms = {
  systemctl,
  runuser,
  chown: ownerProgram('chown'),
  chgrp: ownerProgram('chgrp'),
  'apt-get': nothing,
  useradd: nothing,
  amtool: nothing,
} as const;
