import { version } from 'react';
import { contractVersion } from '../contract/index.ts';
import { neededVersions } from './needed-versions.ts';

const name = 'mf-example';
const [major, minor] = version.split('.');

test('by default, a remote needs the versions with which it is built', () => {
  expect(neededVersions({ name })).toEqual({
    react: `^${major}.${minor}.0`,
    contract: `^${contractVersion}`,
  });
});

test('remote.config.ts can permit other major versions of React and the contract', () => {
  const both = { react: `^${version} || ^99.0.0`, contract: `^${contractVersion} || ^99.0.0` };
  expect(neededVersions({ name, ...both })).toEqual(both);
});

test('a remote that contains its own React does not need the shell’s React', () => {
  expect(neededVersions({ name, isolate: true })).toEqual({ contract: `^${contractVersion}` });
});

test.each([
  ['react', { react: '^99.0.0' }, version],
  ['contract', { contract: 'newest' }, contractVersion],
])('refuses a %s range that excludes the version used in the build', (what, given, built) => {
  expect(() => neededVersions({ name, ...given })).toThrow(
    `mf-example has ${what}: '${Object.values(given)[0]}', and is built with ${built}.`,
  );
});
