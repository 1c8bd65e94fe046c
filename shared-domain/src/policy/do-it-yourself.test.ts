import { doItYourself, doItYourselfLabel, doItYourselfNotice } from './do-it-yourself.ts';

afterEach(() => jest.restoreAllMocks());

test('before Do It Yourself opens, links and descriptions say so', () => {
  jest.replaceProperty(doItYourself, 'isOpen', false);
  expect(doItYourselfLabel('A report')).toBe('A report (opens soon)');
  expect(doItYourselfNotice()).toMatch(/^Ordering a Do-It-Yourself report opens soon\. .* Full Service\.$/);
});

test('once it is open, they say nothing about it', () => {
  jest.replaceProperty(doItYourself, 'isOpen', true);
  expect(doItYourselfLabel('A report')).toBe('A report');
  expect(doItYourselfNotice()).toBe('');
});
