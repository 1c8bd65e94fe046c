import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { PageRemote, RemoteExposes } from '@title24/remote-kit/contract';
import type { RegistryClient } from './registry.client.ts';
import { timeLimits, withTimeLimit } from './time-limits.ts';

/** Thrown if a remote could not be loaded or lacks a requested parcel. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
}

/** Creates a loader for remotes. After a failure, the next load fetches the remote's files again. */
export function createRemoteLoader(registry: RegistryClient) {
  const entries = new Map<string, PageRemote>(registry.remotes.map((entry) => [entry.name, entry]));
  const failed = new Set<string>();
  /** Pending loads of fresh copies, keyed by remote. A simultaneous second load would delete chunks of the first. */
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
        // Without CORS, browsers cannot check the hash of a script from another origin, and refuse the script.
        if (origin !== location.origin) script.crossOrigin = 'anonymous';
        script.integrity = entry?.metadata.integrity ?? refusedIntegrity;
        return script;
      },
    },
  ]);
  registerRemotes(registry.remotes.map((entry) => federationRemote(entry, entry.url)));

  /** Registers the newest version, which may contain a fix. */
  async function registerAfresh(name: string): Promise<void> {
    const entry = await registry.newest(name);
    if (!entry) throw new RemoteLoadError(`The registry has no remote named ${name}`);
    entries.set(name, entry);
    attempts += 1;
    dropChunks(entry);
    await refetchFiles(entry);
    // Module federation caches failures by URL, so each attempt needs its own URL.
    registerRemotes([federationRemote(entry, `${entry.url}?attempt=${attempts}`)], { force: true });
  }

  function renew(name: string): Promise<void> {
    const renewal =
      renewals.get(name) ??
      registerAfresh(name)
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

  /** Fetches files into the browser's cache. */
  async function prefetch(urls: readonly string[], priority: RequestPriority = 'auto'): Promise<void> {
    const missing = urls.filter((url) => !prefetched.has(url) && !isLoaded(url));
    await Promise.all(
      missing.map((url) => {
        prefetched.add(url);
        return fetch(url, { priority }).then((response) => response.blob());
      }),
    );
  }

  /** Returns the files of a page except the remote's container. */
  async function filesAt(pathname: string): Promise<readonly string[]> {
    await registry.load();
    const known = registry.find(pathname);
    // Files of a version that this page does not load are useless.
    if (!known?.entry || known.entry.url !== entries.get(known.entry.name)?.url) return [];
    const { route, entry } = known;
    const { scripts, styles } = entry.extras;
    return [...scripts, ...styles, ...(route.scripts ?? []), ...(route.styles ?? [])];
  }

  return {
    load,

    /** Marks a remote, so that its next load uses a fresh copy. */
    forget(name: string): void {
      failed.add(name);
    },

    /** Fetches the files of pages into the browser's cache, one page at a time and at low priority. Never rejects. */
    async fetchAhead(pathnames: readonly string[]): Promise<void> {
      for (const pathname of pathnames) {
        const container = registry.match(pathname)?.entry.url;
        const fetched = filesAt(pathname).then((urls) =>
          prefetch(container && urls.length > 0 ? [container, ...urls] : urls, 'low'),
        );
        await fetched.catch(() => undefined);
      }
    },

    /** Loads a path's remote and the files of its page, and prepares the remote's screen. Never rejects. */
    async warm(pathname: string): Promise<void> {
      const match = registry.match(pathname);
      if (!match) return;
      const { name } = match.entry;
      // A failed remote is loaded again only when its part is shown. There, the visitor sees whether it fails again.
      if (failed.has(name)) return;
      const files = filesAt(pathname).then((urls) => prefetch(urls));
      const running = load(name, 'lifecycles').then(async ({ prepare }) => {
        await Promise.allSettled([files]);
        // Without preparation, the screen would be empty at first.
        await prepare?.(pathname);
      });
      // Failures are shown when the part is shown.
      await Promise.allSettled([running, files]);
    },
  };
}

/** Matches no script, so browsers refuse files that have no hash in the registry. */
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
  // import() does not support hashes. This fetch verifies the file and puts it into the browser's cache for import().
  if (extras.containerType === 'module') await fetch(url, { integrity: metadata.integrity });
  return loadRemote<RemoteExposes[Name]>(`${extras.container}/${expose}`);
}

const absolute = (url: string) => new URL(url, location.href).href;

const isLoaded = (url: string) => performance.getEntriesByName(absolute(url), 'resource').length > 0;

/** Removes a failed container's chunks, which may be broken, so that they are loaded again. */
function dropChunks({ extras }: PageRemote): void {
  Reflect.deleteProperty(globalThis, `webpackChunk${extras.container}`);
}

/**
 * Fetches the remote's files that this page has already requested, and replaces them in the browser's cache.
 * Otherwise, a damaged file would stay there.
 */
async function refetchFiles({ url }: PageRemote): Promise<void> {
  const folder = absolute(url.slice(0, url.lastIndexOf('/') + 1));
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = [...new Set(loaded)].filter((name) => name.startsWith(folder) && /\.(js|css)$/.test(name));
  const options: RequestInit = { cache: 'reload', signal: AbortSignal.timeout(timeLimits.loadMs) };
  await Promise.all(files.map((file) => fetch(file, options).then((response) => response.blob())));
}
