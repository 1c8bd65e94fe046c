import type { Finding } from '@title24/shared-domain/projects';
import { keepSame, placeFindings } from './step-findings.ts';

const finding = (given: Partial<Finding>): Finding => ({
  id: 'perimeter-not-closed',
  severity: 'warning',
  message: 'A wall is missing.',
  step: 'walls',
  ...given,
});
const lines = new Set(['w1', 'w2']);

test('D1d: each finding is placed at its field, line, list or step', () => {
  const ofLine = finding({ where: 'w1' });
  const ofList = finding({ id: 'line-needed', where: 'new', field: 'walls.lines' });
  const ofField = finding({ id: 'other', field: 'walls.coveredLength' });
  const ofStep = finding({ id: 'stories-without-walls' });
  const needed = finding({
    id: 'answer-needed',
    where: 'w2',
    field: 'walls.lines.w2.story',
    message: 'Choose',
  });
  const elsewhere = finding({ step: 'building' });
  const placed = placeFindings([ofLine, ofList, ofField, ofStep, needed, elsewhere], 'walls', lines);
  expect(placed).toEqual({
    missing: new Map([['walls.lines.w2.story', 'Choose']]),
    missingByLine: new Map([['w2', 1]]),
    byField: new Map([['walls.coveredLength', [ofField]]]),
    byLine: new Map([['w1', [ofLine]]]),
    byList: new Map([['walls.lines', [ofList]]]),
    ofStep: [ofStep],
  });
});

test('unchanged findings of a line stay the same array, and changed findings are replaced', () => {
  const one = placeFindings([finding({ where: 'w1' }), finding({ where: 'w2' })], 'walls', lines);
  const two = placeFindings(
    [finding({ where: 'w1' }), finding({ where: 'w2', message: 'Two.' })],
    'walls',
    lines,
  );
  const kept = keepSame(one, two);
  expect(kept.byLine.get('w1')).toBe(one.byLine.get('w1'));
  expect(kept.byLine.get('w2')).toBe(two.byLine.get('w2'));
});
