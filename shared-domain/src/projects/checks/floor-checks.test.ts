import { found, words } from '../testing/found.ts';
import { additionAlone, additionToHouse, alteredHouse, newBuilding } from '../testing/projects.ts';
import { withChanges } from '../testing/with-changes.ts';
import { checkProject } from './check-project.ts';

describe('D6: floors', () => {
  const two = {
    'building.stories': 2,
    'walls.lines.1': { ...newBuilding.walls.lines[0], id: 'w2', story: 2 },
  };

  test('the exposed floors of a part cannot be larger than the part’s floor area', () => {
    expect(found(newBuilding, { ...two, 'floors.0.area': 1200 })).toEqual([]);
    expect(found(newBuilding, { ...two, 'floors.0.area': 1201 })).toEqual([
      'error exposed-floor-over-area new',
    ]);
    const raised = { id: 'f3', part: 'addition', type: 'raised', area: 1 };
    expect(found(additionToHouse, { 'floors.2': raised })).toEqual([
      'error exposed-floor-over-area addition',
    ]);
    expect(words(newBuilding, { 'floors.0.area': 1300 })).toBe(
      'The exposed floors add up to 1,300 sq ft, more than the conditioned floor area of 1,200 sq ft. Check both, and leave out the garage.',
    );
  });

  test.each(['detached', 'row-house'])(
    'the exposed floors of a single-story building of the type %s must equal the floor area',
    (type) => {
      const changes = { 'building.type': type, 'floors.0.area': 1199 };
      expect(found(newBuilding, changes)).toEqual(['error single-story-floor-not-equal new']);
      expect(words(newBuilding, changes)).toBe(
        'In a single-story house the exterior floor areas equal the conditioned floor area. They are 1,199 and 1,200 sq ft.',
      );
      expect(found(newBuilding, { ...changes, ...two })).toEqual([]);
    },
  );

  test('exposed floors need not equal the floor area in an apartment, or while the building type, the floors or an area is missing', () => {
    expect(found(newBuilding, { 'building.type': 'apartment', 'floors.0.area': 100 })).toEqual([]);
    expect(found(newBuilding, { 'building.type': undefined, 'floors.0.area': 100 })).toEqual([]);
    expect(found(newBuilding, { floors: [] })).toEqual([]);
    expect(found(newBuilding, { 'floors.0.area': undefined })).toEqual([]);
    expect(found(newBuilding, { 'building.conditionedFloorArea': undefined, 'floors.0.area': 9999 })).toEqual(
      [],
    );
  });

  test('the exposed floors of each part are compared with that part’s floor area', () => {
    expect(found(additionToHouse, { 'floors.0.area': 599, 'floors.1.area': 1501 })).toEqual([
      'error exposed-floor-over-area existing',
      'error single-story-floor-not-equal addition',
    ]);
  });
});

describe('D6: additions', () => {
  const of = (area: number) => ({ 'building.additionFloorArea': area, 'floors.0.area': area });

  test('an addition that is analyzed without the existing house is limited to 700 sq ft', () => {
    expect(found(additionAlone, of(700))).toEqual([]);
    expect(found(additionAlone, of(701))).toEqual(['error addition-over-700-alone']);
    expect(checkProject(withChanges(additionAlone, of(701)))[0]).toMatchObject({
      message: 'An addition of more than 700 sq ft is analyzed with the existing house.',
      fix: { label: 'Change to existing plus addition', change: 'kind', kind: 'existing-plus-addition' },
    });
  });

  test('an addition that is analyzed with its house causes a hint above 700 sq ft, and a warning at 1 sq ft, which stands for no addition', () => {
    expect(found(additionToHouse, of(700))).toEqual([]);
    expect(found(additionToHouse, of(701))).toEqual(['hint addition-over-700']);
    expect(found(additionToHouse, of(2))).toEqual([]);
    expect(found(additionToHouse, of(1))).toEqual(['warning addition-of-one']);
    expect(checkProject(withChanges(additionToHouse, of(1)))[0]).toMatchObject({
      message: '1 stands for no addition. Change to alteration if no floor area is added.',
      fix: { change: 'kind', kind: 'alteration' },
    });
  });

  test('the area of an addition is ignored if the project kind has no addition', () => {
    expect(found(alteredHouse, { 'building.additionFloorArea': 1 })).toEqual([]);
    expect(found(newBuilding, { 'building.additionFloorArea': 5000 })).toEqual([]);
  });
});
