import { failureTrace } from './failure-trace.ts';

test('a trace contains only the error type and locations in the part’s files', () => {
  const stack = [
    'TypeError: ana@example.com is not a function',
    '    at sum (https://www.example.com/assets/mf-a/chunk.0123.js:1:20)',
    '    at https://www.example.com/assets/shell/main.4567.js:1:30',
    '    at https://cdn.example.com/assets/mf-a/static/js/other.89ab.js:2:40',
  ].join('\n');
  expect(failureTrace('mf-a', stack)).toBe('TypeError\nchunk.0123.js:1:20\nstatic/js/other.89ab.js:2:40');
  const firefox = 'sum@https://www.example.com/assets/mf-a/chunk.0123.js:1:20\n';
  expect(failureTrace('mf-a', firefox)).toBe('Error\nchunk.0123.js:1:20');
  expect(failureTrace('mf-a', '')).toBe('Error');
});

test('the trace of a long stack has only 8 locations', () => {
  const stack = '/assets/mf-a/x.js:1:1\n'.repeat(50);
  expect(failureTrace('mf-a', stack).split('\n')).toHaveLength(9);
});
