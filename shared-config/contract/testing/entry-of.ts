import type { RegistryEntry } from '../registry-feed.ts';

type Routes = RegistryEntry['extras']['routes'];

/** Returns a remote's registry entry with these routes. A route's missing texts get default values. */
export function entryOf(
  name: string,
  routes: readonly (Partial<Routes[number]> & { readonly path: string })[],
  extras: Partial<RegistryEntry['extras']> = {},
): RegistryEntry {
  return {
    name,
    url: `/assets/${name}/remoteEntry.js`,
    metadata: { version: '1.0.0', integrity: `sha384-${'A'.repeat(64)}` },
    extras: {
      kind: 'remote',
      contract: '^1.0.0',
      container: name.replaceAll('-', '_'),
      routes: routes.map((route) => ({ title: 'T', heading: 'H', description: 'D', ...route })),
      statics: {},
      styles: [],
      scripts: [],
      ...extras,
    },
  };
}
