import { testConfiguration } from '@title24/remote-kit/testing';
import { createShellStore } from '../store/store.ts';

/** Returns a logged-out shell store at /prices. */
export function testStore() {
  return createShellStore({ config: testConfiguration, location: { pathname: '/prices', route: null } });
}
