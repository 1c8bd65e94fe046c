import type { Finding } from '@title24/shared-domain/projects';
import { reuseFindings } from './reuse-findings.ts';

const missing: Finding = {
  id: 'answer-needed',
  severity: 'error',
  message: 'Enter the area',
  step: 'glazing',
  field: 'glazing.added.g1.area',
};
const west: Finding = { id: 'west-glazing', severity: 'warning', message: '6 percent', step: 'glazing' };

test('the list is reused if no finding changed', () => {
  const before = [missing, west];
  expect(reuseFindings(before, [{ ...missing }, { ...west }])).toBe(before);
});

test('a finding with a new message is replaced, and all others are reused', () => {
  const after = reuseFindings([missing, west], [{ ...missing }, { ...west, message: '7 percent' }]);
  expect(after[0]).toBe(missing);
  expect(after[1]).toEqual({ ...west, message: '7 percent' });
});

test('the list is new if a finding was removed, added or moved', () => {
  expect(reuseFindings([missing, west], [west])).toEqual([west]);
  expect(reuseFindings([west], [missing, west])).toEqual([missing, west]);
  expect(reuseFindings([missing, west], [west, missing])).toEqual([west, missing]);
});
