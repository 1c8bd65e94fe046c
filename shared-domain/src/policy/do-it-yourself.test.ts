import { doItYourself, doItYourselfLabel, doItYourselfNotice } from './do-it-yourself.ts';

afterEach(() => jest.restoreAllMocks());

test('before Do It Yourself opens, labels and the notice announce the opening', () => {
  jest.replaceProperty(doItYourself, 'isOpen', false);
  expect(doItYourselfLabel('A report')).toBe('A report (opens soon)');
  expect(doItYourselfNotice()).toMatch(/^Ordering a Do-It-Yourself report opens soon\. .* Full Service\.$/);
});

test('after Do It Yourself opens, labels do not mention the opening and there is no notice', () => {
  jest.replaceProperty(doItYourself, 'isOpen', true);
  expect(doItYourselfLabel('A report')).toBe('A report');
  expect(doItYourselfNotice()).toBe('');
});
