import type { Finding } from './checks/finding.schema.ts';
import { findingsBySteps, findingsChange, findingsCount } from './findings-list.ts';

const overArea: Finding = {
  id: 'exposed-floor-over-area',
  severity: 'error',
  where: 'new',
  message: 'The exposed floors add up to 1,300 sq ft.',
  step: 'floors-roofs',
};
const west: Finding = {
  id: 'west-glazing',
  severity: 'warning',
  message: 'Much glass faces west.',
  step: 'glazing',
};
const economizer: Finding = {
  id: 'economizer',
  severity: 'hint',
  message: 'An economizer is needed',
  step: 'glazing',
};
const zone: Finding = {
  id: 'answer-needed',
  severity: 'error',
  message: 'Choose the climate zone of the address',
  step: 'location',
  field: 'location.climateZone',
};

test('D6: findings are listed by step and severity, and missing answers are listed separately', () => {
  expect(findingsBySteps([zone, economizer, overArea, west])).toEqual([
    { step: 'location', checked: [], missing: [zone] },
    { step: 'floors-roofs', checked: [overArea], missing: [] },
    { step: 'glazing', checked: [west, economizer], missing: [] },
  ]);
});

test('D6: findings are counted by severity in one line', () => {
  expect(findingsCount([])).toBe('');
  expect(findingsCount([zone])).toBe('1 question to go');
  expect(findingsCount([zone, zone, overArea, west, { ...west, id: 'other' }])).toBe(
    '1 problem, 2 warnings, 2 questions to go',
  );
});

test('D6: only new and resolved findings are announced', () => {
  expect(findingsChange([], [overArea])).toBe('Problem: The exposed floors add up to 1,300 sq ft.');
  expect(findingsChange([overArea], [economizer])).toBe('Hint: An economizer is needed. 1 solved.');
  expect(
    findingsChange([overArea], [{ ...overArea, message: 'The exposed floors add up to 1,400 sq ft.' }]),
  ).toBe('');
  expect(findingsChange([zone], [])).toBe('');
  const many = ['a', 'b', 'c', 'd', 'e'].map((where) => ({ ...west, where }));
  expect(findingsChange([], many)).toMatch(/^(?:Warning: Much glass faces west\. ){3}And 2 more\.$/);
});

test('D6: an invalid answer is counted as an answer to correct, and is not announced', () => {
  const invalid: Finding = { ...zone, id: 'answer-invalid', message: 'U-factor must be a number, like 0.30' };
  expect(findingsCount([zone, invalid])).toBe('1 answer to correct, 1 question to go');
  expect(findingsBySteps([invalid])).toEqual([{ step: 'location', checked: [], missing: [invalid] }]);
  expect(findingsChange([], [invalid])).toBe('');
});
