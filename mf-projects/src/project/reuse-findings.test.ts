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

test('reuses the list if all findings are equal', () => {
  const before = [missing, west];
  expect(reuseFindings(before, [{ ...missing }, { ...west }])).toBe(before);
});

test('replaces a finding with a new message and reuses the others', () => {
  const after = reuseFindings([missing, west], [{ ...missing }, { ...west, message: '7 percent' }]);
  expect(after[0]).toBe(missing);
  expect(after[1]).toEqual({ ...west, message: '7 percent' });
});

test('returns a new list if a finding was removed, added or moved', () => {
  expect(reuseFindings([missing, west], [west])).toEqual([west]);
  expect(reuseFindings([west], [missing, west])).toEqual([missing, west]);
  expect(reuseFindings([missing, west], [west, missing])).toEqual([west, missing]);
});
