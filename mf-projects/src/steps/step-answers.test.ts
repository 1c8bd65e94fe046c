import { fieldAt } from '@title24/shared-domain/projects';
import { answerText } from './step-answers.tsx';

test.each([
  ['building.conditionedFloorArea', 1250, '1,250 sq ft'],
  ['building.yearBuilt', 1961, '1961'],
  ['walls.lines.w1.plateHeight', 9, "9'"],
  ['walls.lines.w1.lengths.front', 24.5, `24' 6"`],
  ['walls.lines.w1.lengths.front', 24.51, '24.51 ft'],
  ['walls.lines.w1.insulation', 'R-21', 'R-21'],
  ['walls.lines.w1.sheathingR', 4, 'R-4'],
  ['walls.lines.w1.sheathingR', 0, 'None'],
  ['glazing.added.g1.rated', true, 'Yes'],
  ['building.bedrooms', 0, '0'],
  ['building.bedrooms', undefined, ''],
])('D10, D1i: a read-only project shows the field %s with the answer %s as %s', (address, answer, text) => {
  const field = fieldAt(address)?.field;
  expect(field && answerText(field, answer)).toBe(text);
});
