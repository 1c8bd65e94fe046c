import { runInThisContext } from 'node:vm';
import type { PartLifecycles, RegistryEntry } from '../contract/index.ts';
import { otherRemoteName, placeholders } from './placeholders.ts';

interface Container {
  get(expose: string): Promise<() => { readonly parcels: Readonly<Record<string, PartLifecycles>> }>;
}

/** Mounts a placeholder's parcel and returns the text that it shows. */
async function shownBy(script: string, parcel: string): Promise<string> {
  const container: Container = runInThisContext(script.replace(/^var \w+ = /, ''));
  const { parcels } = (await container.get('./parcels'))();
  const domElement = document.createElement('div');
  await parcels[parcel]?.mount({ domElement });
  return domElement.textContent;
}

const remote = (name: string) =>
  ({ name, extras: { uses: { 'mf-estimator/estimator': ['kind'] } } }) as unknown as RegistryEntry;

const scriptOf = (name: string, own: string, parcels?: Record<string, string>) =>
  placeholders(remote(own), parcels).find(({ entry }) => entry.name === name)?.script ?? '';

test('there are placeholders for the remotes whose parcels can be placed, except for the remote under test', () => {
  const names = placeholders(remote('mf-upload'), { 'mf-team/card': 'Ana' }).map(({ entry }) => entry.name);
  expect(names).toEqual(expect.arrayContaining([otherRemoteName, 'mf-estimator', 'mf-account', 'mf-team']));
  expect(names).not.toContain('mf-upload');
});

test('a placeholder’s parcel shows its text or, without a text, its name', async () => {
  expect(await shownBy(scriptOf('mf-estimator', 'mf-a'), 'estimator')).toBe('mf-estimator/estimator');
  const parcels = { 'mf-team/card': 'Ana', 'mf-estimator/estimator': '$350' };
  expect(await shownBy(scriptOf('mf-estimator', 'mf-a', parcels), 'estimator')).toBe('$350');
  expect(await shownBy(scriptOf('mf-team', 'mf-a', parcels), 'card')).toBe('Ana');
});
