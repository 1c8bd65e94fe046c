import fc from 'fast-check';
import { projectKinds } from './project-kind.ts';
import { additionToHouse, newBuilding } from './testing/projects.ts';
import { withChanges } from './testing/with-changes.ts';
import { changeKind, unusedLineIds, usedContent } from './used-lines.ts';

const old = { id: 'e1', part: 'existing', orientation: 'left', area: 30 };
const house = withChanges(additionToHouse, { 'glazing.existing': [old] });

test('D5: a line is not used if the project kind does not have the line’s part of the house', () => {
  expect(unusedLineIds(house)).toEqual([]);
  expect(unusedLineIds(changeKind(house, 'alteration'))).toEqual(['w1', 'f1', 'c1', 'g1']);
  expect(unusedLineIds(changeKind(house, 'addition'))).toEqual(['f2', 'e1']);
  expect(unusedLineIds(changeKind(house, 'new'))).toEqual(['w1', 'f1', 'f2', 'c1', 'e1', 'g1']);
});

test('D5: used lines are kept unchanged when unused lines are removed', () => {
  const used = usedContent(changeKind(house, 'addition'));
  expect(used.floors).toEqual([house.floors[0]]);
  expect(used.glazing).toEqual({ ...house.glazing, existing: [] });
  expect(used.walls).toEqual(house.walls);
  expect(usedContent(house)).toBe(house);
});

test('D5: a line without a part is used, whether the project kind has one part or several', () => {
  expect(unusedLineIds(withChanges(newBuilding, { 'floors.0.part': undefined }))).toEqual([]);
  expect(unusedLineIds(withChanges(additionToHouse, { 'floors.0.part': undefined }))).toEqual([]);
});

test('D5: of lines with the same id, only the unused one is removed', () => {
  const floors = [
    { id: 'f1', part: 'new', type: 'slab', area: 1 },
    { id: 'f1', part: 'existing', type: 'slab', area: 2 },
  ];
  expect(usedContent(withChanges(newBuilding, { floors })).floors).toEqual([floors[0]]);
});

test('D5: changing the kind and changing it back loses no data', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...projectKinds)), (kinds) => {
      const changed = kinds.reduce((content, kind) => changeKind(content, kind), house as typeof house);
      expect(changeKind(changed, house.kind)).toEqual(house);
    }),
  );
});
