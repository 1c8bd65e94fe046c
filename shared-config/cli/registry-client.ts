import { CommandError } from './command-error.ts';
import type { ReleasedBuild } from './read-build.ts';

/** Where a registry service is, and who calls it. */
export interface RegistryAddress {
  /** The site's address: 'https://www.example.com'. */
  readonly url: string;
  /** Made for the team by the site's staff; it names remotes, paths and actions. */
  readonly token: string;
}

interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below /registry/v1. */
  readonly path: string;
  readonly json?: unknown;
  readonly bytes?: Uint8Array;
}

/** A release is looked at before it is made live, in milliseconds. */
const timeoutMs = 60_000;

/** Where the registry service is and with what token: REGISTRY_URL and REGISTRY_TOKEN. @throws CommandError */
export function registryAddress(env: NodeJS.ProcessEnv): RegistryAddress {
  const { REGISTRY_URL: url, REGISTRY_TOKEN: token } = env;
  if (!url || !URL.canParse(url))
    throw new CommandError('Set REGISTRY_URL to the address of the site, such as https://www.example.com.');
  if (!token)
    throw new CommandError("Set REGISTRY_TOKEN to the token that the site's staff made for your team.");
  return { url, token };
}

async function send({ url, token }: RegistryAddress, { method, path, json, bytes }: Sent): Promise<unknown> {
  const body = bytes ?? (json === undefined ? undefined : JSON.stringify(json));
  let response: Response;
  try {
    response = await fetch(new URL(`/registry/v1${path}`, url), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(body !== undefined && {
          'content-type': bytes ? 'application/octet-stream' : 'application/json',
        }),
      },
      ...(body !== undefined && { body: body as BodyInit }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    const reason = (cause as Error).message;
    throw new CommandError(
      `${url} cannot be reached (${reason}). Check REGISTRY_URL, and that the site runs.`,
      { cause },
    );
  }
  const text = await response.text();
  if (!response.ok)
    throw new CommandError(problemText(text) ?? `${url} answered ${response.status}: ${text.slice(0, 200)}`);
  return text ? JSON.parse(text) : null;
}

/** What a problem document (RFC 9457) says, with what to do; null if the text is none. */
function problemText(text: string): string | null {
  try {
    const { detail, remedy = '', errors = [] } = JSON.parse(text);
    if (typeof detail !== 'string') return null;
    const reasons = (errors as { path?: string; message: string; remedy?: string }[]).map((error) =>
      `- ${[error.path, error.message].filter(Boolean).join(': ')} ${error.remedy ?? ''}`.trimEnd(),
    );
    return [detail, ...(reasons.length > 1 ? reasons : []), remedy].filter(Boolean).join('\n');
  } catch {
    return null;
  }
}

/**
 * Publishes a build and makes it live: first its files, of which only those go up that the registry lacks, then the version.
 * @throws CommandError with what the registry says; what was live is live still
 */
export async function publishBuild(
  address: RegistryAddress,
  { descriptor, files, blobs }: ReleasedBuild,
  { commit, reason }: { readonly commit: string | null; readonly reason: string },
): Promise<unknown> {
  const { missing } = (await send(address, {
    method: 'POST',
    path: '/blobs/missing',
    json: { integrities: [...blobs.keys()] },
  })) as { missing: readonly string[] };
  for (const integrity of missing) {
    const bytes = blobs.get(integrity);
    if (!bytes) throw new CommandError(`The registry asks for ${integrity}, which is no file of the build.`);
    // Slashes and pluses of base64 mean something in an address.
    const name = integrity.replaceAll('+', '-').replaceAll('/', '_');
    await send(address, { method: 'PUT', path: `/blobs/${name}`, bytes });
  }
  const { name, metadata } = descriptor;
  const manifest = { descriptor, files, ...(commit && { source: { commit } }) };
  await send(address, { method: 'POST', path: `/remotes/${name}/versions`, json: manifest });
  return send(address, {
    method: 'POST',
    path: `/remotes/${name}/releases`,
    json: { version: metadata.version, reason },
  });
}

/** Goes back to the version before, or to this one. */
export function rollBack(
  address: RegistryAddress,
  name: string,
  { to, reason }: { readonly to: string | null; readonly reason: string },
): Promise<unknown> {
  const json = { ...(to && { to }), reason };
  return send(address, { method: 'POST', path: `/remotes/${name}/rollback`, json });
}

/** The newest releases and versions of a remote. */
export function history(address: RegistryAddress, name: string): Promise<unknown> {
  return send(address, { method: 'GET', path: `/remotes/${name}/history` });
}
