import { contractVersion, type MountProps } from '@title24/remote-kit/contract';
import { testMountProps } from '@title24/remote-kit/testing';
import { propsFor, provides } from './contracts.ts';

const newest: MountProps = testMountProps();

test('the newest contract is provided, and its props are unchanged', () => {
  expect(provides).toContain(contractVersion);
  expect(propsFor(undefined, newest)).toBe(newest);
});

test('a remote of an older contract gets the props of that contract', () => {
  // Simulates an older contract, 1.9.0, in which `navigate` is called `open`.
  const adapters = { '1.9.0': ({ navigate, ...rest }: MountProps) => ({ ...rest, open: navigate }) };
  const older = propsFor('1.9.0', newest, adapters);
  expect(older).toMatchObject({ contract: '1.9.0', open: newest.navigate, now: newest.now });
  expect(older).not.toHaveProperty('navigate');
  expect(propsFor(undefined, newest, adapters)).toBe(newest);
});
