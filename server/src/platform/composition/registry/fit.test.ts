import type { RegistryEntry } from '@title24/remote-kit/contract';
import { contractFor, nextMajorsLacking, olderContract } from './fit.ts';

const part = (extras: Partial<RegistryEntry['extras']>) =>
  ({ extras: { contract: '^2.3.0', ...extras } }) as Pick<RegistryEntry, 'extras'>;
const shell = part({ provides: ['3.0.0', '2.4.0'], react: '19.3.1' });

test.each([
  ['^2.3.0', '2.4.0', '2.4.0'],
  ['^2.3.0 || ^3.0.0', '3.0.0', null],
  ['^3.0.0', '3.0.0', null],
  ['^4.0.0', null, null],
])(
  'a remote for contract %s uses contract %s of a shell that provides two contracts',
  (contract, runsWith, older) => {
    expect(contractFor(part({ contract }), shell)).toBe(runsWith);
    expect(olderContract(part({ contract }), shell)).toBe(older);
  },
);

test('lists the next major versions that a remote does not support', () => {
  const now = part({ provides: ['2.3.0'], react: '19.3.1' });
  expect(nextMajorsLacking(part({ react: '^19.3.0' }), now)).toEqual(['contract 3', 'React 20']);
  expect(nextMajorsLacking(part({ react: '^19.3.0 || ^20.0.0', contract: '*' }), now)).toEqual([]);
  // A shell with two contracts already provides the next one, 3.
  expect(nextMajorsLacking(part({}), shell)).toEqual(['contract 3']);
  expect(nextMajorsLacking(part({ contract: '^3.0.0' }), shell)).toEqual([]);
});
