import { createHash } from 'node:crypto';
import type { RegistryEntry } from '../contract/index.ts';
import { contractVersion } from '../contract/version.ts';

/** Another remote's page, so that a remote can be left and come back to. */
export const elsewherePath = '/fixture-elsewhere';

/** The container of a remote that shows one line, as any federation container: `init` and `get`. */
export const elsewhereScript = `var fixture_elsewhere = {
  init() {},
  async get() {
    return () => ({
      bootstrap: async () => {},
      mount: async ({ domElement }) => { domElement.textContent = 'Another remote'; },
      unmount: async ({ domElement }) => { domElement.textContent = ''; },
    });
  },
};
`;

const url = '/assets/fixture-elsewhere/remoteEntry.js';

export const elsewhereEntry: RegistryEntry = {
  name: 'fixture-elsewhere',
  url,
  metadata: {
    version: 'fixture',
    integrity: `sha384-${createHash('sha384').update(elsewhereScript).digest('base64')}`,
  },
  extras: {
    kind: 'remote',
    contract: `^${contractVersion}`,
    container: 'fixture_elsewhere',
    routes: [
      {
        path: elsewherePath,
        title: 'Another remote',
        heading: 'Another remote',
        description: 'A page of another remote.',
        noIndex: true,
      },
    ],
    statics: {},
    styles: [],
    scripts: [],
  },
};
