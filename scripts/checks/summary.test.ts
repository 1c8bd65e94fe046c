import { formatSummary } from './summary.mjs';

const test1 = { file: 'a.test.ts', title: 'adds', message: 'Expected 1\nReceived 2\n' };

test('reports a flaky test with the log of its first failure', () => {
  const text = formatSummary({ passed: 5, failed: [], flaky: [test1] }, []);
  expect(text).toBe('\nflaky: a.test.ts adds\n  Expected 1\n  Received 2\n\n5 passed, 0 failed');
});

test('ends with a line that has only the numbers of passed and failed tests', () => {
  const failed = [test1, { file: null, title: 'unused code' }];
  const lines = formatSummary({ passed: 5, failed, flaky: [] }, []).split('\n');
  expect(lines).toContain('  a.test.ts adds');
  expect(lines).toContain('  unused code');
  expect(lines.at(-1)).toBe('5 passed, 2 failed');
});

test('lists the ten slowest files of all stages and the time of each stage', () => {
  const files = Array.from({ length: 8 }, (_, at) => ({ file: `unit-${at}`, ms: at * 1000 }));
  const stages = [
    { name: 'unit', ms: 61_000, files },
    {
      name: 'end-to-end',
      ms: 2000,
      files: [
        { file: 'x.spec.ts', ms: 6500 },
        { file: 'y.spec.ts', ms: 100 },
        { file: 'z.spec.ts', ms: 50 },
      ],
    },
  ];
  const text = formatSummary({ passed: 1, failed: [], flaky: [] }, stages);
  const section = (title: string) => text.split(`${title}\n`)[1]?.split('\n\n')[0]?.split('\n');
  expect(section('Slowest files')).toHaveLength(10);
  expect(section('Slowest files')?.slice(0, 2)).toEqual(['     7.0 s  unit-7', '     6.5 s  x.spec.ts']);
  expect(section('Time by stage')).toEqual(['    61.0 s  unit', '     2.0 s  end-to-end']);
});
