import { projectValues } from './project-values.ts';
import { additionToHouse, alteredHouse, newBuilding } from './testing/projects.ts';
import { withChanges } from './testing/with-changes.ts';

test('D6: the totals of a new building are computed from its entries', () => {
  const { floorArea, parts, glazing, closures } = projectValues(
    withChanges(newBuilding, {
      'walls.doors': [{ id: 'd1', part: 'new', orientation: 'back', width: 3, height: 6.8 }],
      'walls.otherWalls': [
        { id: 'o1', part: 'new', orientation: 'attic', area: 30.5 },
        { id: 'o2', part: 'new', orientation: 'back', area: 10 },
      ],
      'glazing.added.1': { id: 'g2', part: 'new', orientation: 'flat', area: 16 },
    }),
  );
  expect(floorArea).toBe(1200);
  expect(parts.new).toMatchObject({
    floorArea: 1200,
    exposedFloorArea: 1200,
    ceilingArea: 1200,
    opaqueDoorArea: 20.4,
    // 140 ft × 8 ft plus the other walls.
    grossWallArea: 1160.5,
    // The gross area minus the door and 60 sq ft of windows. The skylight is not in a wall.
    netWallArea: 1080.1,
    glazingArea: 76,
  });
  expect(parts.new?.glazingByOrientation).toMatchObject({ front: 60, flat: 16, back: 0 });
  expect(glazing).toMatchObject({ totalArea: 76, percent: 6.3, westPercent: 0 });
  expect(closures).toEqual({ w1: { gap: 0, closed: true, missing: null } });
});

test('D6: a house’s floor area is the sum of its parts’ areas, or null while one of them is missing', () => {
  expect(projectValues(additionToHouse).floorArea).toBe(2100);
  expect(projectValues(alteredHouse).floorArea).toBe(1500);
  // An alteration has no addition, so an area entered for an addition does not count.
  expect(projectValues(withChanges(alteredHouse, { 'building.additionFloorArea': 1 })).floorArea).toBe(1500);
  const partly = withChanges(additionToHouse, { 'building.existingFloorArea': undefined });
  expect(projectValues(partly)).toMatchObject({ floorArea: null, glazing: { percent: null } });
});

test('D6: the window area includes added windows and existing windows that remain', () => {
  const old = { part: 'existing', orientation: 'left', windowHeight: 4 };
  const values = projectValues(
    withChanges(additionToHouse, {
      'glazing.existing': [
        { ...old, id: 'e1', area: 30, toBeRemoved: true },
        { ...old, id: 'e2', area: 42 },
      ],
    }),
  );
  expect(values).toMatchObject({ removedGlazingArea: 30, addedGlazingArea: 60 });
  expect(values.glazing).toMatchObject({ totalArea: 102, percent: 4.9 });
  expect(values.parts.existing).toMatchObject({ glazingArea: 42, exposedFloorArea: 1500 });
  expect(values.parts.addition?.glazingArea).toBe(60);
});

test('D6: all totals leave out lines that the project kind does not use', () => {
  const { parts, addedGlazingArea } = projectValues({ ...additionToHouse, kind: 'new' });
  expect(parts).toEqual({
    new: expect.objectContaining({ exposedFloorArea: 0, grossWallArea: 0, floorArea: null }),
  });
  expect(addedGlazingArea).toBe(0);
});
