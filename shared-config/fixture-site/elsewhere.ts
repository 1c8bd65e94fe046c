import { createHash } from 'node:crypto';
import type { RegistryEntry } from '../contract/index.ts';
import { contractVersion } from '../contract/version.ts';

/** Path of another remote's page, so that a remote can be left and returned to. */
export const elsewherePath = '/fixture-elsewhere';

/** Container of a remote that shows one line, with `init` and `get` like any federation container. */
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
