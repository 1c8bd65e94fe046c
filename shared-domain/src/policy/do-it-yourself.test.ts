import { doItYourself, doItYourselfLabel, doItYourselfNotice } from './do-it-yourself.ts';

afterEach(() => jest.restoreAllMocks());

test('before Do It Yourself opens, links and descriptions announce the opening', () => {
  jest.replaceProperty(doItYourself, 'isOpen', false);
  expect(doItYourselfLabel('A report')).toBe('A report (opens soon)');
  expect(doItYourselfNotice()).toMatch(/^Ordering a Do-It-Yourself report opens soon\. .* Full Service\.$/);
});

test('once Do It Yourself is open, links and descriptions do not mention the opening', () => {
  jest.replaceProperty(doItYourself, 'isOpen', true);
  expect(doItYourselfLabel('A report')).toBe('A report');
  expect(doItYourselfNotice()).toBe('');
});
