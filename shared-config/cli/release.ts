import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  canaryLimits,
  canaryProgress,
  type ListedCanary,
  type ListedRelease,
  remotesLacking,
} from '@title24/shared-domain';
import * as v from 'valibot';
import { readRemoteConfig } from '../build/read-remote-config.ts';
import {
  type BuildSource,
  type BuiltPart,
  historyByHttp,
  previewByHttp,
  publishByHttp,
  type RegistryAddress,
  RegistryClientError,
  readBuiltPart,
  readRegistryAddress,
  remotesByHttp,
  rollBackByHttp,
  sendByHttp,
} from '../registry/index.ts';
import { reason as reasonSchema } from '../registry/registry-schemas.ts';
import { build } from './build.ts';
import { CommandError } from './command-error.ts';

/**
 * Builds the remote in this folder, publishes it, and makes it live or starts a canary.
 * @param share percentage of the visitors for a canary, such as '5'; null makes the version live for all visitors
 */
export async function publish(folder: string, reason: string | null, share: string | null): Promise<void> {
  const percent = share === null ? undefined : percentOf(share);
  checkReason(reason);
  const address = readRegistryAddress(process.env);
  const part = await builtPart(folder, address);
  const source = buildSource(folder);
  const { name, metadata } = part.entry;
  const { version } = metadata;
  const why = reason ?? (source ? `Commit ${source.commit.slice(0, 12)}` : `Version ${version}`);
  const { changed, untried = [] } = await publishByHttp(address, part, { source, reason: why, percent });
  const [canary] = percent && changed ? (await historyByHttp(address, name)).canaries : [];
  if (canary) for (const line of canaryLines(canary)) console.log(line);
  else console.log(`${name} ${version} is ${changed ? '' : 'already '}live on ${address.url}`);
  for (const sentence of untried) console.log(sentence);
}

/** @throws CommandError if the registry would refuse the reason; null is valid */
function checkReason(reason: string | null): void {
  const { issues } = v.safeParse(v.nullable(reasonSchema), reason);
  if (issues) throw new CommandError(`--reason: ${issues[0].message}.`);
}

/** @throws CommandError if the text is not a valid percentage for a canary */
function percentOf(text: string): number {
  const maxPercent = 100 * canaryLimits.maxShare;
  const percent = /^\d+$/.test(text) ? Number(text) : 0;
  if (percent >= 1 && percent <= maxPercent) return percent;
  throw new CommandError(
    `--canary takes a percentage of the visitors, from 1 to ${maxPercent}, such as --canary 5.`,
  );
}

/**
 * Prints a link that shows a version in the site.
 * @param version - a published version; null builds the remote in this folder and publishes it without making it live
 */
export async function preview(folder: string, version: string | null): Promise<void> {
  const address = readRegistryAddress(process.env);
  if (version === null) {
    const part = await builtPart(folder, address);
    await sendByHttp(address, part, buildSource(folder));
    version = part.entry.metadata.version;
  }
  const { name } = await readRemoteConfig(folder);
  const { url, expiresAt } = await previewByHttp(address, name, version);
  console.log(
    `Until ${expiresAt}, this link shows ${name} ${version} in the site to anyone who opens it:\n${url}`,
  );
}

/** Checks that the registry token covers the remote in this folder, then builds the remote. */
async function builtPart(folder: string, address: RegistryAddress): Promise<BuiltPart> {
  const { name } = await readRemoteConfig(folder);
  await checkAccess(address, name);
  if (!(await build(folder, 'production')))
    throw new CommandError('The remote does not build, so nothing was released. Fix the errors above.');
  return readBuiltPart(join(folder, 'dist/production'), packageVersion(folder));
}

/**
 * Makes the version `to` live again and ends a running canary. If `to` is null, withdraws the running canary;
 * without a canary, makes the previous version live again.
 */
export async function rollback(
  folder: string,
  { to, reason }: { readonly to: string | null; readonly reason: string | null },
): Promise<void> {
  checkReason(reason);
  const { name } = await readRemoteConfig(folder);
  const address = readRegistryAddress(process.env);
  const why = reason ?? 'npx remote rollback';
  const { from, to: live } = await rollBackByHttp(address, name, { from: null, to, reason: why });
  if (live === null)
    console.log(`${name} ${from} is withdrawn. No version of it is left, so its pages answer 404.`);
  else if (from === live) console.log(`${name} ${live} is already live on ${address.url}`);
  else console.log(`${name} ${live} is live for all visitors of ${address.url}; ${from} is withdrawn`);
}

/** Prints the remote's live version, and its newest canaries, releases and unreleased versions. */
export async function status(folder: string): Promise<void> {
  const { name } = await readRemoteConfig(folder);
  const address = readRegistryAddress(process.env);
  const { releases, versions, canaries } = await historyByHttp(address, name);
  const live = releases.find(({ isLive }) => isLive);
  console.log(
    live
      ? `${name} ${live.version} is live on ${address.url}`
      : `No version of ${name} is live on ${address.url}`,
  );
  for (const line of canaries.flatMap(canaryLines)) console.log(line);
  for (const release of releases) console.log(releaseLine(release));
  const released = new Set([...releases, ...canaries].map(({ version }) => version));
  for (const { version, publishedAt, publishedBy } of versions)
    if (!released.has(version))
      console.log(`  ${version}  published ${publishedAt} by ${publishedBy}, never released`);
}

/**
 * Prints all parts with their live versions and their versions of the contract and React. Also prints the remotes that
 * have not declared support for the next major version of the contract or React.
 */
export async function statusOfAll(): Promise<void> {
  const remotes = await remotesByHttp(readRegistryAddress(process.env));
  for (const { name, live, contract, react } of remotes)
    console.log(
      [name, live?.version ?? 'not live', `contract ${contract ?? '–'}`, `React ${react ?? '–'}`].join('  '),
    );
  for (const [major, names] of remotesLacking(remotes))
    console.log(`A shell with ${major} waits for ${names.join(', ')}`);
}

/** Returns the lines that commands print about a canary. */
export function canaryLines(canary: ListedCanary): string[] {
  const { version, percent, startedAt, startedBy, reason, endedAt, outcome, endedBy, endedReason } = canary;
  const started = `started ${startedAt} by ${startedBy}: ${reason}`;
  const ended = endedAt ? [`${outcome} ${endedAt} by ${endedBy}: ${endedReason}`] : [];
  return [
    [`  ${version}  canary for ${percent}% of the visitors`, started, ...ended].join('  '),
    ...canaryProgress(canary).map((sentence) => `    ${sentence}`),
  ];
}

function releaseLine({ isLive, version, commit, ...release }: ListedRelease): string {
  const parts = [
    `${isLive ? '*' : ' '} ${version}`,
    `released ${release.releasedAt} by ${release.releasedBy}${release.reason && `: ${release.reason}`}`,
    ...(commit ? [`commit ${commit.slice(0, 12)}`] : []),
    ...(release.withdrawnAt
      ? [
          `withdrawn ${release.withdrawnAt} by ${release.withdrawnBy}${release.withdrawnReason ? `: ${release.withdrawnReason}` : ''}`,
        ]
      : []),
  ];
  return parts.join('  ');
}

/**
 * Checks that the token covers the remote, before the slower build.
 * @throws RegistryClientError if the token does not cover the remote, or the registry cannot be reached
 */
async function checkAccess(address: RegistryAddress, name: string): Promise<void> {
  try {
    await historyByHttp(address, name);
  } catch (error) {
    // A 404 means that no version of the remote has been published.
    if (!(error instanceof RegistryClientError && error.status === 404)) throw error;
  }
}

function packageVersion(folder: string): string {
  const file = join(folder, 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version?: unknown };
  if (typeof version === 'string' && version) return version;
  throw new CommandError(`${file} has no version. Add one, such as "version": "1.0.0".`);
}

/** Returns the folder's current commit; null if git finds none. */
function buildSource(folder: string): BuildSource | null {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return { commit };
  } catch {
    return null;
  }
}
