/**
 * `npm run bench -- publish`: measures how long a release takes from the command to the first visitor, and
 * how long a rollback takes. Also measures the build alone, and a release without the build.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { historyByHttp, publishByHttp, readBuiltPart, rollBackByHttp } from '@title24/remote-kit/registry';
import { registryToken } from '../support/registry-token.ts';
import { copyRepository } from '../support/repository-copy.ts';
import { startSite } from '../support/site.ts';
import { check, percentile } from './targets.ts';

const run = promisify(execFile);
const name = 'mf-bench';
const rounds = 3;

const [site, copy] = await Promise.all([startSite({ LOG_LEVEL: 'warn' }), copyRepository()]);
try {
  const page = join(copy.folder, name, 'src/page.tsx');
  const text = await prepare();
  const address = {
    url: site.url,
    token: await registryToken(site, { names: [name], paths: ['/bench'] }),
  };
  const kit = (...args: string[]) =>
    run(process.execPath, [join(copy.folder, 'shared-config/cli/remote.ts'), ...args], {
      cwd: join(copy.folder, name),
      env: { ...process.env, REGISTRY_URL: address.url, REGISTRY_TOKEN: address.token },
    });
  await kit('publish');
  await visible('This page has its own repository.');
  const others = await othersBytes();

  const figures = {
    command: [] as number[],
    build: [] as number[],
    live: [] as number[],
    back: [] as number[],
  };
  for (let round = 1; round <= rounds; round += 1) {
    await writeFile(
      page,
      text.replace('This page has its own repository.', `Version ${round} by the command.`),
    );
    figures.command.push(
      await timed(() => kit('publish').then(() => visible(`Version ${round} by the command.`))),
    );

    await writeFile(
      page,
      text.replace('This page has its own repository.', `Version ${round} by the client.`),
    );
    figures.build.push(await timed(() => kit('build')));
    const part = await readBuiltPart(join(copy.folder, name, 'dist/production'), '1.0.0');
    figures.live.push(
      await timed(async () => {
        await publishByHttp(address, part, { source: null, reason: 'A measurement' });
        await visible(`Version ${round} by the client.`);
      }),
    );
    const { releases } = await historyByHttp(address, name);
    const from = releases.find(({ isLive }) => isLive)?.version ?? null;
    figures.back.push(
      await timed(async () => {
        await rollBackByHttp(address, name, { from, to: null, reason: 'A measurement' });
        await visible(`Version ${round} by the command.`);
      }),
    );
  }
  report('publish command to first visitor', figures.command, 10);
  report('of that, the build (npx remote build)', figures.build);
  report('upload to first visitor, without the build', figures.live, 5);
  report('rollback to first visitor', figures.back, 1);
  const same = JSON.stringify(await othersBytes()) === JSON.stringify(others);
  check(`shell and other remotes are unchanged by ${rounds * 3} releases`, same);
} finally {
  await site.stop();
  await copy.remove();
}

/**
 * Creates the remote that is released.
 * @returns the source text of its page
 */
async function prepare(): Promise<string> {
  const { code, output } = await copy.start('.', ['scripts/create-remote.mjs', name]).ended;
  if (code !== 0) throw new Error(output);
  return readFile(join(copy.folder, name, 'src/page.tsx'), 'utf8');
}

async function visible(words: string): Promise<void> {
  for (;;) {
    const html = await (await fetch(`${site.url}/bench`)).text();
    if (html.includes(words)) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Returns the registry entries of all parts except the new remote, with their file hashes. */
async function othersBytes(): Promise<unknown> {
  const { microFrontends } = await (await fetch(`${site.url}/registry.json`)).json();
  return Object.entries(microFrontends).filter(([part]) => part !== name);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Prints the times, and checks their median. Without `maxSeconds`, any median passes. */
function report(what: string, seconds: readonly number[], maxSeconds = Number.POSITIVE_INFINITY): void {
  const median = percentile(seconds, 0.5);
  const worst = percentile(seconds, 1);
  const figures = `median ${median.toFixed(2)} s of ${seconds.length}, worst ${worst.toFixed(2)} s`;
  const target = Number.isFinite(maxSeconds) ? `, target at most ${maxSeconds} s` : '';
  check(`${what}: ${figures}${target}`, median <= maxSeconds);
}
