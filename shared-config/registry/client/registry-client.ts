import type { RegistryChange, RemoteHistory } from '@title24/shared-domain';
import * as v from 'valibot';
import { registryChangeSchema, remoteHistorySchema } from '../../contract/registry-listing.ts';
import type { BuiltPart } from '../built-part.ts';
import { integrityOf } from '../file-integrity.ts';
import { missingBlobs } from '../registry-schemas.ts';
import { type RegistryAddress, send } from './registry-connection.ts';
import { type BuildSource, versionManifestOf } from './version-manifest.ts';

/** Files that are sent at a time. */
const concurrency = 4;

/**
 * Publishes a build through a registry service and makes it live: first its files, of which only those go up that the
 * registry lacks, then the version, then its release.
 * @throws RegistryClientError with what the service says; what was live is live still
 */
export async function publishByHttp(
  address: RegistryAddress,
  part: BuiltPart,
  { source, reason }: { readonly source: BuildSource | null; readonly reason: string },
): Promise<RegistryChange> {
  const { name, metadata } = part.entry;
  const contents = new Map([...part.contents.values()].map((content) => [integrityOf(content), content]));
  const json = { integrities: [...contents.keys()] };
  const { missing } = v.parse(missingBlobs, await send(address, 'POST', '/blobs/missing', { json }));
  // Whoever is free takes the next one.
  const queue = missing.values();
  const sender = async () => {
    for (const integrity of queue) await sendBlob(address, integrity, contents.get(integrity));
  };
  await Promise.all(Array.from({ length: concurrency }, sender));
  await send(address, 'POST', `/remotes/${name}/versions`, { json: versionManifestOf(part, source) });
  const release = { version: metadata.version, reason };
  const answer = await send(address, 'POST', `/remotes/${name}/releases`, { json: release });
  return v.parse(registryChangeSchema, answer);
}

async function sendBlob(address: RegistryAddress, integrity: string, bytes: Uint8Array | undefined) {
  if (!bytes) throw new Error(`The registry asks for ${integrity}, which is no file of the build.`);
  // Slashes and pluses of base64 mean something in an address.
  const blob = integrity.replaceAll('+', '-').replaceAll('/', '_');
  await send(address, 'PUT', `/blobs/${blob}`, { bytes });
}

/**
 * Rolls a part back through a registry service.
 * @param change `from` the version that is to go, null for the one that is live; `to` the one that is to come back, null
 * for the one before
 * @throws RegistryClientError
 */
export async function rollBackByHttp(
  address: RegistryAddress,
  name: string,
  { from, to, reason }: { readonly from: string | null; readonly to: string | null; readonly reason: string },
): Promise<RegistryChange> {
  const json = { ...(from && { from }), ...(to && { to }), reason };
  const answer = await send(address, 'POST', `/remotes/${name}/rollback`, { json });
  return v.parse(registryChangeSchema, answer);
}

/**
 * The newest releases and versions of a part.
 * @throws RegistryClientError
 */
export async function historyByHttp(address: RegistryAddress, name: string): Promise<RemoteHistory> {
  return v.parse(remoteHistorySchema, await send(address, 'GET', `/remotes/${name}/history`));
}
