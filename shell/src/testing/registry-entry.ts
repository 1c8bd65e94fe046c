import type { RegistryEntry } from '@title24/remote-kit/contract';

/** Returns a registry entry with routes for these paths. */
export function registryEntry(name: string, ...paths: readonly string[]): RegistryEntry {
  const route = (path: string) => ({ path, title: path, heading: path, description: path });
  return {
    name,
    url: `/assets/${name}/1/remoteEntry.js`,
    metadata: { version: '1.0.0', integrity: `sha384-${name}` },
    extras: {
      kind: 'remote',
      contract: '^1.0.0',
      container: name.replace('-', '_'),
      routes: paths.map(route),
      statics: {},
      styles: [`/assets/${name}/1/style.css`],
      scripts: [`/assets/${name}/1/screen.js`],
    },
  };
}
