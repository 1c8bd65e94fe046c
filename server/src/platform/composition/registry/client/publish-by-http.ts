import pLimit from 'p-limit';
import * as v from 'valibot';
import type { BuiltPart } from '../built-part.ts';
import { integrityOf } from '../file-integrity.ts';
import { registryPath } from '../service/registry-operations.ts';
import { missingBlobs, registryChange } from '../service/registry-schemas.ts';
import { type RegistryAddress, send } from './registry-connection.ts';
import { type BuildSource, versionManifestOf } from './version-manifest.ts';

/** Files that are sent at a time. */
const concurrency = 4;

/**
 * Publishes a build through a registry service and makes it live.
 * @throws RegistryClientError with what the service says; what was live is live still
 */
export async function publishByHttp(
  address: RegistryAddress,
  part: BuiltPart,
  { source, reason }: { readonly source: BuildSource | null; readonly reason: string },
) {
  const { name, metadata } = part.entry;
  const manifest = versionManifestOf(part, source);
  const contents = new Map([...part.contents.values()].map((content) => [integrityOf(content), content]));
  const { missing } = v.parse(
    missingBlobs,
    await send(address, {
      method: 'POST',
      path: `${registryPath}/blobs/missing`,
      json: { integrities: [...contents.keys()] },
    }),
  );
  const limit = pLimit(concurrency);
  await Promise.all(
    missing.map((integrity) => limit(() => sendBlob(address, integrity, contents.get(integrity)))),
  );
  await send(address, { method: 'POST', path: `${registryPath}/remotes/${name}/versions`, json: manifest });
  const answer = await send(address, {
    method: 'POST',
    path: `${registryPath}/remotes/${name}/releases`,
    json: { version: metadata.version, reason },
  });
  return v.parse(registryChange, answer);
}

async function sendBlob(address: RegistryAddress, integrity: string, bytes: Uint8Array | undefined) {
  if (!bytes) throw new Error(`The registry asks for ${integrity}, which is no file of the build.`);
  // Slashes and pluses of base64 mean something in an address.
  const path = `${registryPath}/blobs/${integrity.replaceAll('+', '-').replaceAll('/', '_')}`;
  await send(address, { method: 'PUT', path, bytes });
}

/**
 * Rolls a part back through a registry service.
 * @param from the version that is to go; null for the one that is live
 * @throws RegistryClientError
 */
export async function rollBackByHttp(
  address: RegistryAddress,
  name: string,
  { from, to, reason }: { readonly from: string | null; readonly to: string | null; readonly reason: string },
) {
  const answer = await send(address, {
    method: 'POST',
    path: `${registryPath}/remotes/${name}/rollback`,
    json: { ...(from && { from }), ...(to && { to }), reason },
  });
  return v.parse(registryChange, answer);
}
