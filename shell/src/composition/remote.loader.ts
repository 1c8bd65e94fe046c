import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RegistryEntry, RemoteExposes } from '@title24/shared-config/contract';

/** A remote could not be loaded. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
}

const patienceMs = 20_000;

/** Loads remotes by the registry's entries; a failed one is loaded afresh the next time. */
export function createRemoteLoader(registry: readonly RegistryEntry[]) {
  const entries = new Map(registry.map((entry) => [entry.name, entry]));
  const failed = new Set<string>();
  let attempts = 0;

  registerPlugins([
    {
      name: 'entry-integrity',
      createScript({ url }) {
        const { pathname } = new URL(url, location.href);
        const entry = [...entries.values()].find((candidate) => candidate.url === pathname);
        if (!entry) return undefined;
        const script = document.createElement('script');
        script.src = url;
        script.integrity = entry.metadata.integrity;
        return script;
      },
    },
  ]);
  registerRemotes(registry.map((entry) => federationRemote(entry, entry.url)));

  /** Takes the newest entry from the registry, so that a part that was mended meanwhile comes back without a reload. */
  async function registerAfresh(name: string): Promise<void> {
    const response = await fetch('/registry.json', { signal: AbortSignal.timeout(patienceMs) });
    const feed = (await response.json()) as { microFrontends: Record<string, RegistryEntry[]> };
    const entry = feed.microFrontends[name]?.[0];
    if (!entry) throw new RemoteLoadError(`The registry has no ${name}`);
    entries.set(name, entry);
    attempts += 1;
    dropChunks(entry);
    await refetchScripts(entry);
    // The same address would be answered from the federation's own memory of the failure.
    registerRemotes([federationRemote(entry, `${entry.url}?attempt=${attempts}`)], { force: true });
  }

  return {
    async load<Name extends keyof RemoteExposes>(name: string, expose: Name): Promise<RemoteExposes[Name]> {
      if (!entries.has(name)) throw new RemoteLoadError(`The registry has no ${name}`);
      try {
        if (failed.has(name)) await registerAfresh(name);
        const container = entries.get(name)?.extras.container;
        const exposed = await inTime(loadRemote<RemoteExposes[Name]>(`${container}/${expose}`));
        if (!exposed) throw new RemoteLoadError(`${name} does not expose ${expose}`);
        failed.delete(name);
        return exposed;
      } catch (cause) {
        failed.add(name);
        throw new RemoteLoadError(`${name} could not be loaded`, { cause });
      }
    },
    /** Has the next load start from a fresh copy. */
    forget(name: string): void {
      failed.add(name);
    },
  };
}

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;

function federationRemote(entry: RegistryEntry, url: string) {
  const { container } = entry.extras;
  return { name: container, entry: url, entryGlobalName: container, type: 'global' as const };
}

/** Else the fresh container takes over what the failed one has loaded, broken or of another version. */
function dropChunks({ extras }: RegistryEntry): void {
  Reflect.deleteProperty(globalThis, `webpackChunk${extras.container}`);
}

/** Renews the part's scripts in the browser's cache: one that came damaged would stay for good, as assets are immutable. */
async function refetchScripts({ url }: RegistryEntry): Promise<void> {
  const folder = new URL(url.slice(0, url.lastIndexOf('/') + 1), location.href).href;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const scripts = [...new Set(loaded)].filter((name) => name.startsWith(folder) && name.endsWith('.js'));
  const options: RequestInit = { cache: 'reload', signal: AbortSignal.timeout(patienceMs) };
  await Promise.all(scripts.map((script) => fetch(script, options).then((response) => response.blob())));
}

function inTime<Result>(loading: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new RemoteLoadError(`No answer in ${patienceMs / 1000} s`)),
      patienceMs,
    );
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
