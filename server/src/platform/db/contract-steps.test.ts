import { contractSteps, requiredMigrations } from './contract-steps.ts';

const adds = { sql: ['alter table a add note text'] };
const removes = { sql: ['-- contract: a.note, unused since 2.1.0\nalter table a drop note'] };

test('a contract comment names an object and the first release that does not use it', () => {
  const sql = '-- contract: a.b, unused since 2.1.0\ndrop x;\n--contract: c.d_check, unused since 3.0.12\n';
  expect(contractSteps(sql)).toEqual([
    { what: 'a.b', unusedSince: '2.1.0' },
    { what: 'c.d_check', unusedSince: '3.0.12' },
  ]);
  expect(contractSteps('-- the contract: a.b, unused since 2.1.0')).toEqual([]);
  expect(contractSteps('-- contract: a.b, unused since long ago')).toEqual([]);
});

test('a release needs the first migration, and all migrations up to the last one with a contract comment', () => {
  expect(requiredMigrations([])).toBe(0);
  expect(requiredMigrations([adds])).toBe(1);
  expect(requiredMigrations([adds, adds, adds])).toBe(1);
  expect(requiredMigrations([adds, removes, adds])).toBe(2);
});
