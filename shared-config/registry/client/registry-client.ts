import type { ListedRemote, PreviewLink, RegistryChange, RemoteHistory } from '@title24/shared-domain';
import {
  acceptedChange,
  previewLink,
  registryChange,
  remoteHistory,
} from '@title24/shared-domain/result-schemas';
import * as v from 'valibot';
import { untilEnded } from '../../contract/until-ended.ts';
import type { BuiltPart } from '../built-part.ts';
import { integrityOf } from '../file-content.ts';
import { servedType } from '../part-files.ts';
import { missingBlobs, remoteList, type VersionManifest } from '../registry-schemas.ts';
import { type RegistryAddress, RegistryClientError, send } from './registry-connection.ts';

/** The commit from which a build was made. */
export interface BuildSource {
  readonly commit: string;
}

/** Maximum number of files sent at the same time. */
const concurrency = 4;

/**
 * Publishes a build and makes it live for all visitors, or for a percentage of them.
 * @throws RegistryClientError
 */
export async function publishByHttp(
  address: RegistryAddress,
  part: BuiltPart,
  {
    source,
    reason,
    percent,
  }: { readonly source: BuildSource | null; readonly reason: string; readonly percent?: number | undefined },
): Promise<RegistryChange> {
  await sendByHttp(address, part, source);
  const { name, metadata } = part.entry;
  const release = { version: metadata.version, reason, percent };
  return ended(address, await send(address, 'POST', `/remotes/${name}/releases`, { json: release }));
}

/**
 * Creates a link that shows a published version in the site.
 * @throws RegistryClientError
 */
export async function previewByHttp(
  address: RegistryAddress,
  name: string,
  version: string,
): Promise<PreviewLink> {
  return v.parse(
    previewLink,
    await send(address, 'POST', `/remotes/${name}/previews`, { json: { version } }),
  );
}

/**
 * Publishes a build without making it live. Sends only the files that the registry lacks.
 * @throws RegistryClientError
 */
export async function sendByHttp(
  address: RegistryAddress,
  part: BuiltPart,
  source: BuildSource | null,
): Promise<void> {
  const contents = new Map([...part.contents.values()].map((content) => [integrityOf(content), content]));
  const json = { integrities: [...contents.keys()] };
  const { missing } = v.parse(missingBlobs, await send(address, 'POST', '/blobs/missing', { json }));
  // Each sender takes the next file when its previous file is sent.
  const queue = missing.values();
  const sender = async () => {
    for (const integrity of queue) await sendBlob(address, integrity, contents.get(integrity));
  };
  await Promise.all(Array.from({ length: concurrency }, sender));
  await send(address, 'POST', `/remotes/${part.entry.name}/versions`, {
    json: versionManifestOf(part, source),
  });
}

/** Returns the manifest of a build for the registry service. Send the build's files before the manifest. */
export function versionManifestOf(
  { entry, contents }: BuiltPart,
  source: BuildSource | null,
): VersionManifest {
  const files = [...contents].map(([path, content]) => ({
    path,
    integrity: integrityOf(content),
    bytes: content.byteLength,
    type: servedType(path) ?? '',
  }));
  return { descriptor: entry, files, ...(source && { source }) };
}

async function sendBlob(address: RegistryAddress, integrity: string, bytes: Uint8Array | undefined) {
  if (!bytes) throw new Error(`The registry asks for ${integrity}, which is not a file of the build.`);
  // Slashes and plus signs, which base64 can contain, have a special meaning in URLs.
  const blob = integrity.replaceAll('+', '-').replaceAll('/', '_');
  await send(address, 'PUT', `/blobs/${blob}`, { bytes });
}

/**
 * Makes an earlier version live again, or withdraws a canary.
 * @param change - `from` is the live or canary version to withdraw, and `to` is the version to restore. Without `to`,
 * the version before the withdrawn one is restored. Without `from`, the running canary is withdrawn if `to` is null or
 * the live version. If no canary is running, or `to` is another version, the live version is withdrawn.
 * @throws RegistryClientError
 */
export async function rollBackByHttp(
  address: RegistryAddress,
  name: string,
  { from, to, reason }: { readonly from: string | null; readonly to: string | null; readonly reason: string },
): Promise<RegistryChange> {
  const json = { ...(from && { from }), ...(to && { to }), reason };
  return ended(address, await send(address, 'POST', `/remotes/${name}/rollback`, { json }));
}

const answerSchema = v.union([registryChange, acceptedChange]);

/**
 * Returns the change that a response describes. If the change is still pending, waits for the outcome.
 * @throws RegistryClientError
 */
async function ended(address: RegistryAddress, answer: unknown): Promise<RegistryChange> {
  const change = v.parse(answerSchema, answer);
  if ('changed' in change) return change;
  return untilEnded(
    async () => {
      const now = v.parse(answerSchema, await send(address, 'GET', `/changes/${change.id}`));
      return 'changed' in now ? now : null;
    },
    (error) => error instanceof RegistryClientError && (error.status === 0 || error.status === 503),
  );
}

/**
 * Returns the newest releases and versions of a part.
 * @throws RegistryClientError
 */
export async function historyByHttp(address: RegistryAddress, name: string): Promise<RemoteHistory> {
  return v.parse(remoteHistory, await send(address, 'GET', `/remotes/${name}/history`));
}

/**
 * Returns all parts of the site with their live versions.
 * @throws RegistryClientError
 */
export async function remotesByHttp(address: RegistryAddress): Promise<readonly ListedRemote[]> {
  return v.parse(remoteList, await send(address, 'GET', '/remotes')).remotes;
}
