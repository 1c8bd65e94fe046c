import { testConfiguration } from '@title24/remote-kit/testing';
import { createShellStore } from '../store/store.ts';

/** Returns a shell store at /prices, logged out. */
export function testStore() {
  return createShellStore({ config: testConfiguration, location: { pathname: '/prices', route: null } });
}
