import { contractVersion, type RegistryEntry } from '@title24/remote-kit/contract';

type Extras = RegistryEntry['extras'];

export interface TestEntry extends Partial<Omit<Extras, 'routes'>> {
  readonly version?: string;
  /** Paths of the routes. */
  readonly paths?: readonly string[];
  /** Data of each route. */
  readonly data?: Extras['routes'][number]['data'];
}

/** Returns a registry entry of the shell or of a remote. */
export function testEntry(
  name: string,
  { version = '1.0.0', paths = [], data, ...extras }: TestEntry = {},
): RegistryEntry {
  const isHost = name === 'shell';
  return {
    name,
    url: `/assets/${name}/entry.js`,
    metadata: { version, integrity: `sha384-${'A'.repeat(64)}` },
    extras: {
      kind: isHost ? 'host' : 'remote',
      contract: `^${contractVersion}`,
      ...(isHost && { provides: [contractVersion] }),
      container: name.replaceAll('-', '_'),
      routes: paths.map((path) => ({
        path,
        title: 'T',
        heading: 'H',
        description: 'D',
        ...(data && { data }),
      })),
      statics: {},
      styles: [],
      scripts: [],
      ...extras,
    },
  };
}
