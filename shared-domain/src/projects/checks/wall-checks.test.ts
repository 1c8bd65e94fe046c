import { found, words } from '../testing/found.ts';
import { additionAlone, additionToHouse, alteredHouse, newBuilding } from '../testing/projects.ts';

describe('D6: walls', () => {
  test('walls with a total length of more than 50 ft can leave a gap of up to 2 percent of that length', () => {
    expect(found(newBuilding, { 'walls.lines.0.lengths.back': 37.3 })).toEqual([]);
    expect(found(newBuilding, { 'walls.lines.0.lengths.back': 37.2 })).toEqual([
      'warning perimeter-not-closed w1',
    ]);
    expect(words(newBuilding, { 'walls.lines.0.lengths.back': 30 })).toBe(
      'The walls of story 1 do not go round: 10 ft are missing on the back. Check the lengths, or enter the wall to the garage.',
    );
    expect(
      words(newBuilding, {
        'walls.lines.0.lengths.back': 30,
        'walls.lines.0.story': undefined,
        'building.stories': undefined,
      }),
    ).toMatch(/^The walls of this line do not go round/);
  });

  test('the finding about a gap in an addition’s walls mentions the wall next to the existing house', () => {
    const open = { 'walls.lines.0.lengths.back': undefined };
    expect(words(additionAlone, open)).toBe(
      'The walls of story 1 do not go round: 30 ft are missing on the back. Check the lengths, or enter the wall to the existing house under “Length of wall to heated rooms”.',
    );
    expect(found(additionAlone, { ...open, 'walls.lines.0.conditionedLength': 30 })).toEqual([]);
  });

  test.each(['garageLength', 'crawlspaceLength', 'atticLength', 'belowGradeLength', 'conditionedLength'])(
    'a wall length in the field %s fills a gap',
    (name) => {
      expect(found(newBuilding, { 'walls.lines.0.lengths.back': 20, [`walls.lines.0.${name}`]: 20 })).toEqual(
        [],
      );
    },
  );

  test('a wall line of the existing house needs no lengths, but any entered lengths must form a closed perimeter', () => {
    const line = { id: 'w9', part: 'existing', plateHeight: 8, insulation: 'R-11' };
    expect(found(alteredHouse, { 'walls.lines': [line] })).toEqual([]);
    expect(found(alteredHouse, { 'walls.lines': [{ ...line, lengths: { front: 30 } }] })).toEqual([
      'warning perimeter-not-closed w9',
    ]);
  });

  test('walls must be long enough to enclose their floor', () => {
    // With the rounding allowance, 140 ft of wall can enclose 140² ÷ 4π ÷ 0.98 = 1591.5 sq ft.
    expect(found(newBuilding, { 'walls.lines.0.floorArea': 1591 })).toEqual([]);
    expect(found(newBuilding, { 'walls.lines.0.floorArea': 1592 })).toEqual([
      'warning perimeter-too-short w1',
    ]);
    expect(words(newBuilding, { 'walls.lines.0.floorArea': 2000 })).toBe(
      '140 ft of wall cannot enclose 2,000 sq ft.',
    );
    expect(found(newBuilding, { 'walls.lines.0.floorArea': 1592, 'walls.lines.0.garageLength': 1 })).toEqual(
      [],
    );
    expect(found(newBuilding, { 'walls.lines.0.floorArea': 100, 'walls.lines.0.lengths': {} })).toEqual([
      'error openings-over-wall new front',
    ]);
  });

  test('a new building must have walls on each story', () => {
    expect(found(newBuilding, { 'building.stories': 2 })).toEqual(['warning stories-without-walls']);
    expect(words(newBuilding, { 'building.stories': 3 })).toBe('You entered walls for 1 of 3 stories.');
    const again = { ...newBuilding.walls.lines[0], id: 'w2' };
    expect(found(newBuilding, { 'walls.lines.1': again })).toEqual([]);
    expect(words(newBuilding, { 'walls.lines.1': { ...again, story: 2 } })).toBe(
      'You entered walls for 2 stories, and the building has 1.',
    );
    expect(found(newBuilding, { 'building.stories': 2, 'walls.lines.1': { ...again, story: 2 } })).toEqual(
      [],
    );
    expect(found(newBuilding, { 'building.stories': 2, 'walls.lines': [] })).toEqual([]);
    expect(found(additionAlone, { 'building.stories': 3 })).toEqual([]);
  });

  test('an addition cannot cover more wall than the house has', () => {
    expect(found(additionToHouse, { 'walls.coveredLength': 160 })).toEqual([]);
    expect(found(additionToHouse, { 'walls.coveredLength': 160.1 })).toEqual([
      'error covered-over-perimeter',
    ]);
    expect(words(additionToHouse, { 'walls.coveredLength': 200 })).toBe(
      'The addition cannot cover more wall (200 ft) than the house has (160 ft).',
    );
    expect(
      found(additionToHouse, { 'walls.existingPerimeter': undefined, 'walls.coveredLength': 200 }),
    ).toEqual([]);
    expect(found(alteredHouse, { 'walls.existingPerimeter': 100, 'walls.coveredLength': 200 })).toEqual([]);
  });
});

describe('D6: openings', () => {
  const glass = (area: number) => ({ 'glazing.added.0.area': area });
  const door = (rest: object) => ({
    'walls.doors': [{ id: 'd1', part: 'new', orientation: 'front', area: 20, ...rest }],
  });

  test('openings can exceed their wall by at most half a square foot', () => {
    expect(found(newBuilding, glass(320.5))).toEqual([]);
    expect(found(newBuilding, glass(320.6))).toEqual(['error openings-over-wall new front']);
    expect(words(newBuilding, glass(400))).toBe(
      'The windows and doors facing front (400 sq ft) are larger than the wall (320 sq ft).',
    );
    expect(found(additionAlone, glass(240.6))).toEqual(['error openings-over-wall addition front']);
  });

  test('the area of an opening is the area that was entered, or its width times height times count', () => {
    expect(found(newBuilding, { ...glass(300.5), ...door({}) })).toEqual([]);
    expect(found(newBuilding, { ...glass(300.6), ...door({}) })).toEqual([
      'error openings-over-wall new front',
    ]);
    expect(
      found(newBuilding, { ...glass(300.6), ...door({ area: undefined, width: 3, height: 6.7 }) }),
    ).toEqual(['error openings-over-wall new front']);
    expect(found(newBuilding, { ...glass(300.6), ...door({ orientation: 'garage' }) })).toEqual([]);
    const many = {
      'glazing.added.0.area': undefined,
      'glazing.added.0.width': 10,
      'glazing.added.0.height': 4,
    };
    expect(found(newBuilding, { ...many, 'glazing.added.0.count': 8 })).toEqual([]);
    expect(found(newBuilding, { ...many, 'glazing.added.0.count': 9 })).toEqual([
      'error openings-over-wall new front',
    ]);
  });

  test("windows in existing walls, and skylights, do not count as openings of new walls, and 'other walls' add wall area", () => {
    expect(found(newBuilding, { ...glass(2000), 'glazing.added.0.orientation': 'flat' })).toEqual([]);
    const other = [{ id: 'o1', part: 'new', orientation: 'front', area: 80 }];
    expect(found(newBuilding, { ...glass(400), 'walls.otherWalls': other })).toEqual([]);
    expect(found(additionToHouse, { ...glass(500), 'glazing.added.0.addedToExistingWall': true })).toEqual([
      'hint replacement-without-removed g1',
    ]);
  });

  test('openings are not compared with walls of the existing house, or with walls that are missing or have no plate height', () => {
    expect(found(newBuilding, { ...glass(2000), 'walls.lines': [] })).toEqual([]);
    expect(found(newBuilding, { ...glass(2000), 'walls.lines.0.plateHeight': undefined })).toEqual([]);
    expect(found(alteredHouse, glass(2000))).toEqual([]);
  });

  test('a door that has a rating label or is more than half glass must be entered as glazing', () => {
    expect(found(newBuilding, door({ glassPercent: 50 }))).toEqual([]);
    expect(found(newBuilding, door({ glassPercent: 50.1 }))).toEqual(['error door-is-glazing d1']);
    expect(found(newBuilding, door({ ratedLabel: true }))).toEqual(['error door-is-glazing d1']);
    expect(words(newBuilding, door({ ratedLabel: true }))).toBe(
      'A door with more than 50 percent glass, or with a rated label, is entered as glazing.',
    );
  });
});
