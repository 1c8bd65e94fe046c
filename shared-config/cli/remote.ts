#!/usr/bin/env node
/** Runs a command in a remote's folder: `npx remote <command>`. */
import { parseArgs } from 'node:util';
import { printError } from '../build/print-error.ts';
import { addParcel } from './add.ts';
import { build } from './build.ts';
import { check, screens, test } from './check.ts';
import { CommandError } from './command-error.ts';
import { createRemoteFolder } from './create.ts';
import { develop } from './dev.ts';
import { developAgainst } from './develop-against.ts';
import { preview, publish, rollback, status, statusOfAll } from './release.ts';
import { upgrade } from './upgrade.ts';

const help = `Usage: remote <command>

  create <name>             creates a remote in a folder with this name, or in --in <folder>;
                            --packages <folder or URL> for the kit's packages as files; --from <folder> moves a
                            remote there instead of the example
  add <remote>/<parcel>     copies the types of a live remote's parcel into src/parcels, to place it; needs REGISTRY_URL
  dev                       shows it in the real shell, with fixtures.ts, and updates open pages: --port 4710
  develop --against <URL>   shows it in a deployed site, to this machine only, and applies changes: --port 4710
  build                     builds it into dist/production
  test                      runs its unit tests
  screens                   checks its screens in each state of fixtures.ts in Chromium in the real shell, and runs its
                            browser tests: --pictures <folder> for a picture of each; --against live fails if a picture differs from
                            the live version's on the site at REGISTRY_URL
  check                     runs types, lint, unit tests, screens and browser tests: everything before a release;
                            --react <version> for unit tests and rendering on that React too
  publish                   builds it and makes it live: --reason <words>; --canary <percent> to give it to that share
                            of the visitors until its failures are known
  preview [version]         builds it, publishes it without making it live, or takes the given version, and prints
                            a link that shows it in the site for a day
  status                    shows what is live, and the release history;
                            --all for all parts of the site, and who is missing for the next React or contract
  rollback [version]        withdraws the canary, if there is one; else makes the previous version, or the given one,
                            live again: --reason <words>
  upgrade                   installs the site's current kit, and says which of its types changed: --packages as above;
                            by default from REGISTRY_URL

publish, preview, status and rollback need REGISTRY_URL and REGISTRY_TOKEN.`;

/** Runs the command. Resolves with false if it reported a failure itself. */
async function run(): Promise<unknown> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      against: { type: 'string' },
      all: { type: 'boolean', default: false },
      canary: { type: 'string' },
      from: { type: 'string' },
      in: { type: 'string' },
      packages: { type: 'string' },
      pictures: { type: 'string' },
      port: { type: 'string', default: '4710' },
      react: { type: 'string' },
      reason: { type: 'string' },
      workspace: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [command, argument] = positionals;
  const folder = process.cwd();
  const reason = values.reason ?? null;
  if (values.help) {
    console.log(help);
    return;
  }
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new CommandError('--port takes a number, such as --port 4710.');
  switch (command) {
    case 'create':
      return createRemoteFolder({
        name: argument ?? '',
        folder: values.in ?? null,
        packages: values.packages ?? null,
        place: values.workspace ? 'workspace' : 'repository',
        from: values.from ?? null,
      });
    case 'add':
      return addParcel(folder, argument ?? '');
    case 'dev':
      return develop(folder, port);
    case 'develop':
      return developAgainst(folder, values.against ?? null, port);
    case 'build':
      return build(folder, 'production');
    case 'test':
      return test(folder);
    case 'screens':
      return screens(folder, values.pictures ?? null, values.against ?? null);
    case 'check':
      return check(folder, values.react ?? null);
    case 'publish':
      return publish(folder, reason, values.canary ?? null);
    case 'preview':
      return preview(folder, argument ?? null);
    case 'status':
      return values.all ? statusOfAll() : status(folder);
    case 'rollback':
      return rollback(folder, { to: argument ?? null, reason });
    case 'upgrade':
      return upgrade(folder, values.packages ?? null);
    default:
      throw new CommandError(command ? `There is no command ${command}.\n\n${help}` : help);
  }
}

try {
  if ((await run()) === false) process.exitCode = 1;
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
