import { execFileSync } from 'node:child_process';
import { readRemoteConfig } from '../build/read-remote-config.ts';
import { build } from './build.ts';
import { CommandError } from './command-error.ts';
import { readBuild } from './read-build.ts';
import { history, publishBuild, registryAddress, rollBack } from './registry-client.ts';

/** Builds the remote in this folder and makes it live. */
export async function publish(folder: string, reason: string | null): Promise<void> {
  const address = registryAddress(process.env);
  if (!(await build(folder, 'production')))
    throw new CommandError(
      'The remote does not build, and what was live is live still. Mend what is said above.',
    );
  const released = readBuild(folder);
  const { name, metadata } = released.descriptor;
  const commit = commitOf(folder);
  const why = reason ?? (commit ? `Commit ${commit.slice(0, 12)}` : `Version ${metadata.version}`);
  await publishBuild(address, released, { commit, reason: why });
  console.log(`${name} ${metadata.version} is live on ${address.url}`);
}

/** Has the version before, or this one, live again. */
export async function rollback(
  folder: string,
  { to, reason }: { readonly to: string | null; readonly reason: string | null },
): Promise<void> {
  const { name } = await readRemoteConfig(folder);
  const answer = await rollBack(registryAddress(process.env), name, {
    to,
    reason: reason ?? 'Rolled back by command',
  });
  console.log(JSON.stringify(answer, null, 2));
}

/** Prints what is live of the remote, and what was. */
export async function status(folder: string): Promise<void> {
  const { name } = await readRemoteConfig(folder);
  console.log(JSON.stringify(await history(registryAddress(process.env), name), null, 2));
}

function commitOf(folder: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
