import { found, words } from '../testing/found.ts';
import { newBuilding } from '../testing/projects.ts';

describe('D6: credits and equipment', () => {
  const mechanical = (rest: object) => found(newBuilding, { mechanical: { ductLocation: 'attic', ...rest } });

  test.each([
    [{ txv: true }, []],
    [{ txv: true, refrigerantCharge: true }, ['error one-refrigerant-credit']],
    [{ ductLocation: 'conditioned', ductFeetUnconditioned: 11.9 }, []],
    [{ ductLocation: 'conditioned', ductFeetUnconditioned: 12 }, ['error duct-credit-length']],
    [{ ductLocation: 'conditioned' }, []],
    [{ ductFeetUnconditioned: 500 }, []],
    [{ ductLocation: 'none' }, []],
    [{ ductLocation: 'none', testedDuctLeakage: false, manualD: false }, []],
    [{ ductLocation: 'none', testedDuctLeakage: true }, ['error duct-credit-without-ducts']],
    [{ ductLocation: 'none', testedDuctLeakage: true, manualD: true }, ['error duct-credit-without-ducts']],
    [{ testedDuctLeakage: true, ductLeakagePercent: 5.9 }, []],
    [{ testedDuctLeakage: true, ductLeakagePercent: 6 }, ['error duct-leakage-not-under-6']],
    [{ testedDuctLeakage: true }, []],
    [{ ductLeakagePercent: 22 }, []],
    [{ coolingTons: 4.5 }, []],
    [{ coolingTons: 4.51 }, ['hint economizer']],
    [{ houseWrap: true, houseWrapPerms: 10 }, []],
    [{ houseWrap: true, houseWrapPerms: 9.9 }, ['error house-wrap-perms']],
    [{ houseWrap: true, houseWrapPerms: 0 }, ['error house-wrap-perms']],
    [{ houseWrapPerms: 1 }, []],
  ])('mechanical answers %j have the findings %j', (entered, expected) => {
    expect(mechanical(entered)).toEqual(expected);
  });

  const barrier = { emittance: 0.05, atticFloorArea: 1200, ventArea: 8, upperVentPercent: 30 };

  test.each([
    [barrier, []],
    [{ ...barrier, emittance: 0.051 }, ['error radiant-barrier-emittance']],
    [{ ...barrier, ventArea: 7.99 }, ['error radiant-barrier-vents']],
    [{ ...barrier, ventArea: 4, vaporRetarder: true }, []],
    [{ ...barrier, ventArea: 4, highLowVents: true }, []],
    [
      { ...barrier, ventArea: 3.99, highLowVents: true, vaporRetarder: true },
      ['error radiant-barrier-vents'],
    ],
    [{ ...barrier, ventArea: 0 }, ['error radiant-barrier-vents']],
    [{ ...barrier, upperVentPercent: 29.9 }, ['error radiant-barrier-upper-vents']],
    [{}, []],
  ])('a radiant barrier with %j has the findings %j', (entered, expected) => {
    expect(found(newBuilding, { 'roofs.radiantBarrier': entered })).toEqual(expected);
  });

  test.each([
    [{ product: 'tile', reflectance: 0.4, emittance: 0.75 }, []],
    [{ product: 'tile', reflectance: 0.39, emittance: 0.75 }, ['error cool-roof-values']],
    [{ product: 'tile', reflectance: 0.4, emittance: 0.74 }, ['error cool-roof-values']],
    [{ product: 'other', reflectance: 0.7, emittance: 0.75 }, []],
    [{ product: 'other', reflectance: 0.69, emittance: 0.74 }, ['error cool-roof-values']],
    [{ product: 'liquid-applied', reflectance: 0.7, emittance: 0.75, dryMils: 20 }, []],
    [
      { product: 'liquid-applied', reflectance: 0.69, emittance: 0.75, dryMils: 20 },
      ['error cool-roof-values'],
    ],
    [{ product: 'liquid-applied', dryMils: 19.9 }, ['error cool-roof-thickness']],
    [{ product: 'other', dryMils: 1 }, []],
    [{}, []],
  ])('a cool roof with %j has the findings %j', (entered, expected) => {
    expect(found(newBuilding, { 'roofs.coolRoof': entered })).toEqual(expected);
  });

  test('messages about radiant barriers and cool roofs state the required values', () => {
    expect(words(newBuilding, { 'roofs.radiantBarrier': { ...barrier, ventArea: 1 } })).toBe(
      'The attic needs 8 sq ft of vents.',
    );
    expect(
      words(newBuilding, { 'roofs.radiantBarrier': { ...barrier, ventArea: 1, atticFloorArea: 1000 } }),
    ).toBe('The attic needs 6.7 sq ft of vents.');
    expect(words(newBuilding, { 'roofs.coolRoof': { product: 'tile', reflectance: 0.1 } })).toBe(
      'A cool roof needs a reflectance of 0.40 and an emittance of 0.75.',
    );
  });
});
