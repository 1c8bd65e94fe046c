import { passwordProblem } from './password-rule.ts';

test.each([
  ['short1234', /at least 10/],
  ['x'.repeat(129), /at most 128/],
  ['Password123', /too easy to guess/],
  ['aaaaaaaaaaaa', /too easy to guess/],
  ['abcabcabcabc', /too easy to guess/],
  ['ana.example', /account name/],
  ['Ana@Example.com', /account name/],
])('the password %s is refused', (password, why) => {
  expect(passwordProblem(password, 'Ana.Example', 'ana@example.com')).toMatch(why);
});

test.each(['four plain words here', '          x', '🔑🔑🔑🔑 schlüssel', 'ana.example.tree'])(
  'the password %s is accepted',
  (password) => {
    expect(passwordProblem(password, 'ana.example', 'ana@example.com')).toBeNull();
  },
);

test('a password’s length is counted in characters, not in code units', () => {
  expect(passwordProblem('🔑🗝🔒🔓🔐')).toMatch(/at least 10/);
});
