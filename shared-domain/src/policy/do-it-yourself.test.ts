import { doItYourself, doItYourselfLabel, doItYourselfNotice } from './do-it-yourself.ts';

afterEach(() => jest.restoreAllMocks());

test('before Do It Yourself opens, links and descriptions say so', () => {
  jest.replaceProperty(doItYourself, 'isOpen', false);
  expect(doItYourselfLabel('Create project')).toBe('Create project (opens soon)');
  expect(doItYourselfNotice()).toMatch(/^Do It Yourself opens soon: we will .* Full Service\.$/);
});

test('once it is open, nothing more is said', () => {
  jest.replaceProperty(doItYourself, 'isOpen', true);
  expect(doItYourselfLabel('Create project')).toBe('Create project');
  expect(doItYourselfNotice()).toBe('');
});
