import { createHash } from 'node:crypto';
import type { RegistryEntry } from '../contract/index.ts';
import { contractVersion } from '../contract/version.ts';

/** Path of another remote's page, so that a remote can be left and returned to. */
export const otherRemotePath = '/fixture-other';

/** Container of a remote that shows one line, with `init` and `get` like any federation container. */
export const otherRemoteScript = `var fixture_other = {
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

const url = '/assets/fixture-other/remoteEntry.js';

export const otherRemoteEntry: RegistryEntry = {
  name: 'fixture-other',
  url,
  metadata: {
    version: 'fixture',
    integrity: `sha384-${createHash('sha384').update(otherRemoteScript).digest('base64')}`,
  },
  extras: {
    kind: 'remote',
    contract: `^${contractVersion}`,
    container: 'fixture_other',
    routes: [
      {
        path: otherRemotePath,
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
