import { closureOf } from './closure.ts';
import { doorIsGlazing, enterDoor } from './door-glass.ts';
import { type GlazingLine, glazingShare } from './glazing-share.ts';
import { overhangIsWorthEntering, typicalOverhangHeight } from './overhang.ts';

describe('D6: closing the walls of a story', () => {
  test('a gap of at most a foot or 2 percent of the perimeter counts as a measurement error', () => {
    expect(closureOf({ front: 11, back: 10 })).toEqual({ gap: 1, closed: true, missing: null });
    expect(closureOf({ front: 11.1, back: 10 })).toEqual({ gap: 1.1, closed: false, missing: 'back' });
    // The gap is 8.04 ft, and 2% of the perimeter is 8.0408 ft.
    expect(closureOf({ front: 205.04, back: 197, left: 0, right: 0 })).toMatchObject({ closed: true });
    expect(closureOf({ front: 205.3, back: 197 })).toMatchObject({ closed: false, missing: 'back' });
  });

  test('walls without a direction fill a gap and count toward the perimeter', () => {
    expect(closureOf({ front: 40, back: 20, left: 30, right: 30 }, 16)).toMatchObject({ closed: false });
    expect(closureOf({ front: 40, back: 20, left: 30, right: 30 }, 17.3)).toMatchObject({ closed: true });
  });

  test('a story without walls counts as closed', () => {
    expect(closureOf({})).toEqual({ gap: 0, closed: true, missing: null });
  });

  test('the side with missing walls is opposite the entered walls', () => {
    expect(closureOf({ front: 10, left: 10 }).missing).toBe('backRight');
    expect(closureOf({ right: 10 }).missing).toBe('left');
  });
});

describe('D6: glass in doors', () => {
  const door = { glassWidth: 30, glassHeight: 48, doorArea: 20 };

  test('a door that is half glass counts as a door, but its glass with an imaginary 2-inch frame counts as glazing', () => {
    expect(enterDoor(door)).toEqual({ glazingArea: 12.3, opaqueArea: 7.7, enterAs: 'door' });
  });

  test('a door that is more than half glass or has a rating label counts entirely as glazing', () => {
    const glazing = { glazingArea: 20, opaqueArea: 0, enterAs: 'glazing' };
    expect(enterDoor({ ...door, glassHeight: 48.1 })).toEqual(glazing);
    expect(enterDoor({ ...door, glassWidth: 1, ratedLabel: true })).toEqual(glazing);
    expect([doorIsGlazing(50), doorIsGlazing(50.1), doorIsGlazing(0, true)]).toEqual([false, true, true]);
  });

  test('a door without glass has no glazing, and a door with glass never has more glazing than its own area', () => {
    expect(enterDoor({ ...door, glassWidth: 0 })).toEqual({
      glazingArea: 0,
      opaqueArea: 20,
      enterAs: 'door',
    });
    expect(enterDoor({ glassWidth: 12, glassHeight: 12, doorArea: 2 })).toEqual({
      glazingArea: 1.8,
      opaqueArea: 0.2,
      enterAs: 'door',
    });
    expect(enterDoor({ glassWidth: 6, glassHeight: 6, doorArea: 0.6 })).toMatchObject({ opaqueArea: 0 });
  });
});

test('D6: the typical overhang height is the plate height minus the header height, but at least 0, and an overhang whose height is more than twice its length is not worth entering', () => {
  expect(typicalOverhangHeight(8, 6.67)).toBe(1.33);
  expect(typicalOverhangHeight(6, 6.67)).toBe(0);
  expect([overhangIsWorthEntering(4, 2), overhangIsWorthEntering(4.01, 2)]).toEqual([true, false]);
});

describe('D6: glass as a share of the floor area', () => {
  const line = (orientation: GlazingLine['orientation'], area: number): GlazingLine => ({
    orientation,
    area,
  });

  test('glass up to 45° on either side of west is west-facing', () => {
    const lines = [line('backRight', 1), line('right', 2), line('rightFront', 4), line('back', 8)];
    expect(glazingShare(lines, 0, 100).westArea).toBe(7);
    expect(glazingShare(lines, 0.1, 100).westArea).toBe(3);
    expect(glazingShare(lines, 359.9, 100).westArea).toBe(6);
  });

  test('west-facing glass of exactly 5 percent of the floor area causes no warning', () => {
    expect(glazingShare([line('right', 60)], 0, 1200)).toMatchObject({ westPercent: 5, westWarning: false });
    expect(glazingShare([line('right', 60.01)], 0, 1200)).toMatchObject({
      westPercent: 5,
      westWarning: true,
    });
  });

  test('if the front can face four directions, the direction with the most west-facing glass counts', () => {
    const lines = [
      line('front', 10),
      line('left', 30),
      line('flat', 50),
      { ...line('left', 99), toBeRemoved: true },
    ];
    expect(glazingShare(lines, 'all', 1000)).toEqual({
      totalArea: 90,
      westArea: 30,
      percent: 9,
      westPercent: 3,
      westWarning: false,
    });
  });

  test('percentages are null if the floor area is unknown, and no glass counts as west-facing if the front’s direction is unknown', () => {
    expect(glazingShare([line('right', 10)], 0, 0)).toMatchObject({ percent: null, westWarning: false });
    expect(glazingShare([line('right', 10)], undefined, 100)).toMatchObject({ percent: 10, westArea: 0 });
  });
});
