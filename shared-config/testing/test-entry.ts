import { contractVersion, type RegistryEntry } from '../contract/index.ts';

type Extras = RegistryEntry['extras'];
type Route = Extras['routes'][number];

export interface TestEntry extends Partial<Omit<Extras, 'routes'>> {
  readonly version?: string;
  /** The routes or only their paths. A route's missing texts get default values. */
  readonly routes?: readonly (string | (Partial<Route> & Pick<Route, 'path'>))[];
}

/** Returns a registry entry of the shell or of a remote. */
export function testEntry(
  name: string,
  { version = '1.0.0', routes = [], ...extras }: TestEntry = {},
): RegistryEntry {
  const isHost = name === 'shell';
  return {
    name,
    url: `/assets/${name}/1/remoteEntry.js`,
    metadata: { version, integrity: `sha384-${'A'.repeat(64)}` },
    extras: {
      kind: isHost ? 'host' : 'remote',
      contract: `^${contractVersion}`,
      ...(isHost && { provides: [contractVersion] }),
      container: name.replaceAll('-', '_'),
      routes: routes
        .map((route) => (typeof route === 'string' ? { path: route } : route))
        .map((route) => ({ title: route.path, heading: route.path, description: 'D', ...route })),
      statics: {},
      styles: [],
      scripts: [],
      ...extras,
    },
  };
}
