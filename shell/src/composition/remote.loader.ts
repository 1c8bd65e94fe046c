import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { PageRemote, RemoteExposes } from '@title24/remote-kit/contract';
import type { RegistryClient } from './registry.client.ts';
import { timeLimits, withTimeLimit } from './time-limits.ts';

/** A remote could not be loaded. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
}

/** Loads remotes by their registry entries; after a failure the next load starts from a fresh copy. */
export function createRemoteLoader(registry: RegistryClient) {
  const entries = new Map<string, PageRemote>(registry.remotes.map((entry) => [entry.name, entry]));
  const failed = new Set<string>();
  /** Fresh copies being loaded: two at once would delete each other's chunks. */
  const renewals = new Map<string, Promise<void>>();
  const prefetched = new Set<string>();
  let attempts = 0;

  registerPlugins([
    {
      name: 'entry-integrity',
      createScript({ url }) {
        const { origin, pathname } = new URL(url, location.href);
        const entry = [...entries.values()].find(
          (candidate) => absolute(candidate.url) === origin + pathname,
        );
        const script = document.createElement('script');
        script.src = url;
        // Browsers compare the hash of a file from another origin only if it was requested with CORS.
        if (origin !== location.origin) script.crossOrigin = 'anonymous';
        script.integrity = entry?.metadata.integrity ?? refusedIntegrity;
        return script;
      },
    },
  ]);
  registerRemotes(registry.remotes.map((entry) => federationRemote(entry, entry.url)));

  /** Takes the newest entry from the registry, so that a part that has been fixed works again without a reload. */
  async function registerAfresh(name: string): Promise<void> {
    const entry = await registry.newest(name);
    if (!entry) throw new RemoteLoadError(`The registry has no remote named ${name}`);
    entries.set(name, entry);
    attempts += 1;
    dropChunks(entry);
    await refetchFiles(entry);
    // Module federation remembers the failure of the same URL.
    registerRemotes([federationRemote(entry, `${entry.url}?attempt=${attempts}`)], { force: true });
  }

  function renew(name: string): Promise<void> {
    const renewal =
      renewals.get(name) ??
      registerAfresh(name)
        // The copy now counts as good until a load fails or its caller reports a failure.
        .then(() => void failed.delete(name))
        .finally(() => renewals.delete(name));
    renewals.set(name, renewal);
    return renewal;
  }

  async function load<Name extends keyof RemoteExposes>(
    name: string,
    expose: Name,
  ): Promise<RemoteExposes[Name]> {
    if (!entries.has(name)) throw new RemoteLoadError(`The registry has no remote named ${name}`);
    try {
      if (failed.has(name)) await renew(name);
      const loading = loadContainer(entries.get(name) as PageRemote, expose);
      const exposed = await withTimeLimit(loading, timeLimits.loadMs, name);
      if (!exposed) throw new RemoteLoadError(`${name} does not expose ${expose}`);
      return exposed;
    } catch (cause) {
      failed.add(name);
      throw new RemoteLoadError(`${name} could not be loaded`, { cause });
    }
  }

  /** Prefetches these files into the browser's cache, for the scripts and styles about to request them. */
  async function prefetch(urls: readonly string[]): Promise<void> {
    const missing = urls.filter((url) => !prefetched.has(url) && !isLoaded(url));
    await Promise.all(
      missing.map((url) => {
        prefetched.add(url);
        return fetch(url).then((response) => response.blob());
      }),
    );
  }

  return {
    load,

    /** Makes the next load start from a fresh copy. */
    forget(name: string): void {
      failed.add(name);
    },

    /**
     * Starts loading everything that a path needs from its remote: the container and, in parallel, the files behind
     * it, which the remote then runs. Never rejects.
     */
    async warm(pathname: string): Promise<void> {
      const match = registry.match(pathname);
      if (!match) return;
      const { name } = match.entry;
      // A failed remote is loaded again, and its failure shown, when the part is shown.
      if (failed.has(name)) return;
      const files = registry.load().then(() => {
        const known = registry.find(pathname);
        // Files of a version other than the page's would be useless.
        if (!known?.entry || known.entry.url !== entries.get(name)?.url) return undefined;
        const { route, entry } = known;
        const { scripts, styles } = entry.extras;
        return prefetch([...scripts, ...styles, ...(route.scripts ?? []), ...(route.styles ?? [])]);
      });
      const running = load(name, 'lifecycles').then(async ({ prepare }) => {
        await Promise.allSettled([files]);
        // Without the code, a screen would first appear empty.
        await prepare?.(pathname);
      });
      // A failure shows when the part is shown.
      await Promise.allSettled([running, files]);
    },
  };
}

/** A hash that matches no script: the browser refuses files for which the registry has no hash. */
const refusedIntegrity = `sha384-${'A'.repeat(64)}`;

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;

function federationRemote(entry: PageRemote, url: string) {
  const { container, containerType: type = 'global' } = entry.extras;
  return { name: container, entry: url, entryGlobalName: container, type };
}

async function loadContainer<Name extends keyof RemoteExposes>(
  { url, metadata, extras }: PageRemote,
  expose: Name,
): Promise<RemoteExposes[Name] | null> {
  // import() cannot have a hash. Instead, it gets the file that this fetch has verified from the browser's cache.
  if (extras.containerType === 'module') await fetch(url, { integrity: metadata.integrity });
  return loadRemote<RemoteExposes[Name]>(`${extras.container}/${expose}`);
}

const absolute = (url: string) => new URL(url, location.href).href;

const isLoaded = (url: string) => performance.getEntriesByName(absolute(url), 'resource').length > 0;

/**
 * Removes the failed container's chunks, which may be broken or from another version: the fresh container would reuse
 * them.
 */
function dropChunks({ extras }: PageRemote): void {
  Reflect.deleteProperty(globalThis, `webpackChunk${extras.container}`);
}

/** Refetches the part's files into the browser's cache: assets are immutable, so a damaged file would stay forever. */
async function refetchFiles({ url }: PageRemote): Promise<void> {
  const folder = absolute(url.slice(0, url.lastIndexOf('/') + 1));
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = [...new Set(loaded)].filter((name) => name.startsWith(folder) && /\.(js|css)$/.test(name));
  const options: RequestInit = { cache: 'reload', signal: AbortSignal.timeout(timeLimits.loadMs) };
  await Promise.all(files.map((file) => fetch(file, options).then((response) => response.blob())));
}
