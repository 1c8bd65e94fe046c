import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { PageRemote, RemoteExposes } from '@title24/remote-kit/contract';
import type { RegistryClient } from './registry.client.ts';
import { timeLimits, withTimeLimit } from './time-limits.ts';

/** A remote could not be loaded. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
}

/** Loads remotes by the registry's entries; a failed one is loaded afresh the next time. */
export function createRemoteLoader(registry: RegistryClient) {
  const entries = new Map<string, PageRemote>(registry.remotes.map((entry) => [entry.name, entry]));
  const failed = new Set<string>();
  /** Fresh copies on their way: two at once would take each other's chunks away. */
  const renewals = new Map<string, Promise<void>>();
  const prefetched = new Set<string>();
  let attempts = 0;

  registerPlugins([
    {
      name: 'entry-integrity',
      createScript({ url }) {
        const { pathname } = new URL(url, location.href);
        const entry = [...entries.values()].find((candidate) => candidate.url === pathname);
        const script = document.createElement('script');
        script.src = url;
        script.integrity = entry?.metadata.integrity ?? refusedIntegrity;
        return script;
      },
    },
  ]);
  registerRemotes(registry.remotes.map((entry) => federationRemote(entry, entry.url)));

  /** Takes the newest entry from the registry, so that a part that was fixed meanwhile comes back without a reload. */
  async function registerAfresh(name: string): Promise<void> {
    const entry = await registry.newest(name);
    if (!entry) throw new RemoteLoadError(`The registry has no ${name}`);
    entries.set(name, entry);
    attempts += 1;
    dropChunks(entry);
    await refetchFiles(entry);
    // The same address would be answered from the federation's own memory of the failure.
    registerRemotes([federationRemote(entry, `${entry.url}?attempt=${attempts}`)], { force: true });
  }

  function renew(name: string): Promise<void> {
    const renewal =
      renewals.get(name) ??
      registerAfresh(name)
        // From here on the copy counts as good, until a load or its user says otherwise.
        .then(() => void failed.delete(name))
        .finally(() => renewals.delete(name));
    renewals.set(name, renewal);
    return renewal;
  }

  async function load<Name extends keyof RemoteExposes>(
    name: string,
    expose: Name,
  ): Promise<RemoteExposes[Name]> {
    if (!entries.has(name)) throw new RemoteLoadError(`The registry has no ${name}`);
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

  /** Has the browser fetch these files into its cache, for the scripts and styles that are about to ask for them. */
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

    /** Has the next load start from a fresh copy. */
    forget(name: string): void {
      failed.add(name);
    },

    /** Begins to load all that a path needs of its remote: the container, and beside it the files behind it. Never rejects. */
    async warm(pathname: string): Promise<void> {
      const match = registry.match(pathname);
      if (!match) return;
      const { name } = match.entry;
      // What failed is fetched afresh, and told, when the part is shown.
      if (failed.has(name)) return;
      const files = registry.load().then(() => {
        const known = registry.find(pathname);
        // Of another version than the page's own they would be of no use.
        if (!known?.entry || known.entry.url !== entries.get(name)?.url) return undefined;
        const { route, entry } = known;
        const { scripts, styles } = entry.extras;
        return prefetch([...scripts, ...styles, ...(route.scripts ?? []), ...(route.styles ?? [])]);
      });
      await Promise.allSettled([load(name, 'lifecycles'), files]);
    },
  };
}

/** What no script has: a browser refuses what the registry gives no hash for. */
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
  // An import() carries no hash. What this fetch has checked is what it then takes from the browser's cache.
  if (extras.containerType === 'module') await fetch(url, { integrity: metadata.integrity });
  return loadRemote<RemoteExposes[Name]>(`${extras.container}/${expose}`);
}

const absolute = (url: string) => new URL(url, location.href).href;

const isLoaded = (url: string) => performance.getEntriesByName(absolute(url), 'resource').length > 0;

/** Else the fresh container takes over what the failed one has loaded, broken or of another version. */
function dropChunks({ extras }: PageRemote): void {
  Reflect.deleteProperty(globalThis, `webpackChunk${extras.container}`);
}

/** Renews the part's files in the browser's cache: one that came damaged would stay for good, as assets are immutable. */
async function refetchFiles({ url }: PageRemote): Promise<void> {
  const folder = absolute(url.slice(0, url.lastIndexOf('/') + 1));
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = [...new Set(loaded)].filter((name) => name.startsWith(folder) && /\.(js|css)$/.test(name));
  const options: RequestInit = { cache: 'reload', signal: AbortSignal.timeout(timeLimits.loadMs) };
  await Promise.all(files.map((file) => fetch(file, options).then((response) => response.blob())));
}
