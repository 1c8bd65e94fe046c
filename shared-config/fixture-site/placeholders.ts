import { containerName, type RegistryEntry } from '../contract/index.ts';
import { contractVersion } from '../contract/version.ts';
import { integrityOf } from '../registry/file-content.ts';

/** Path of another remote's page, for tests that leave a remote and return. */
export const otherRemotePath = '/fixture-other';

export const otherRemoteName = 'fixture-other';

/** Replacement for another remote. Each parcel of the replacement shows only text. */
export interface Placeholder {
  readonly entry: RegistryEntry;
  /** Script of a federation container, with `init` and `get`. */
  readonly script: string;
}

/** The shell places the login dialog, and the kit places the upload form. */
const placedByShellAndKit = ['mf-account', 'mf-upload'];

/**
 * Returns placeholders for {@link otherRemoteName} and for each remote whose parcels a page can place.
 * @param own - name of the remote under test
 * @param parcels - texts to show, by 'remote/parcel'
 */
export function placeholders(
  { name: own, extras }: Pick<RegistryEntry, 'name' | 'extras'>,
  parcels: Readonly<Record<string, string>> = {},
): Placeholder[] {
  const placed = [...Object.keys(extras.uses ?? {}), ...Object.keys(parcels)];
  const remotes = placed.map((place) => place.split('/', 1)[0] ?? '');
  const names = new Set([otherRemoteName, ...placedByShellAndKit, ...remotes]);
  names.delete(own);
  return [...names].map((name) => placeholder(name, parcels));
}

function placeholder(name: string, parcels: Readonly<Record<string, string>>): Placeholder {
  const script = `var ${containerName(name)} = (() => {
  const parcels = ${JSON.stringify(parcels)};
  const showing = (text) => ({
    bootstrap: async () => {},
    mount: async ({ domElement }) => { domElement.textContent = text; },
    unmount: async ({ domElement }) => { domElement.textContent = ''; },
    update: async () => {},
  });
  const textOf = (parcel) => parcels['${name}/' + parcel] ?? '${name}/' + parcel;
  const exposed = {
    './lifecycles': showing('Another remote'),
    './parcels': { parcels: new Proxy({}, { get: (_, parcel) => showing(textOf(String(parcel))) }) },
  };
  return { init() {}, get: async (expose) => () => exposed[expose] };
})();
`;
  const route = {
    path: otherRemotePath,
    title: 'Another remote',
    heading: 'Another remote',
    description: 'A page of another remote.',
    noIndex: true,
  };
  const entry: RegistryEntry = {
    name,
    url: `/assets/${name}/remoteEntry.js`,
    metadata: { version: 'fixture', integrity: integrityOf(Buffer.from(script)) },
    extras: {
      kind: 'remote',
      contract: `^${contractVersion}`,
      container: containerName(name),
      routes: name === otherRemoteName ? [route] : [],
      statics: {},
      styles: [],
      scripts: [],
    },
  };
  return { entry, script };
}
