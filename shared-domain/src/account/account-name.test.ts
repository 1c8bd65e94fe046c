import { accountNameProblem } from './account-name.ts';

test.each(['ana', 'Ana-Lopez', 'a.b_c-9', '2x4', 'x'.repeat(40)])('%s is a valid account name', (name) => {
  expect(accountNameProblem(name)).toBeNull();
});

test.each(['', 'ab', 'x'.repeat(41), 'ana@example.com', '-ana', 'ana.', 'a na', 'аna', 'ana\u0000', 'ana\n'])(
  '%j is not a valid account name',
  (name) => {
    expect(accountNameProblem(name)).toEqual(expect.any(String));
  },
);
