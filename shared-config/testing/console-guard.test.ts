import { allowConsole, takeUnexpected } from './console-guard.ts';

test('an error and a warning that no test expects are reported once', () => {
  console.error('Each child in a list should have a unique %s', 'key');
  console.warn('deprecated', { since: 1 });
  expect(takeUnexpected()).toEqual([
    'console.error: Each child in a list should have a unique key',
    'console.warn: deprecated { since: 1 }',
  ]);
  expect(takeUnexpected()).toEqual([]);
});

test('expected output does not fail a test, but any other output fails it', () => {
  const written = allowConsole(/^The files were not sent/);
  console.error('The files were not sent', 'offline');
  console.error('Something else');
  expect(written).toEqual(['The files were not sent offline']);
  expect(takeUnexpected()).toEqual(['console.error: Something else']);
});

test('a warning about a slow machine does not fail a test', () => {
  console.warn(
    'ImmutableStateInvariantMiddleware took 113ms, which is more than the warning threshold of 32ms.',
  );
  expect(takeUnexpected()).toEqual([]);
});

test('output that is expected in one test still makes another test fail', () => {
  console.error('The files were not sent');
  expect(takeUnexpected()).toEqual(['console.error: The files were not sent']);
});
