import fc from 'fast-check';
import type { EstimatorPrices } from '../site-configuration/estimator-prices.schema.ts';
import { maxArea } from './area.ts';
import { estimate } from './estimate.ts';
import type { CommercialInputs } from './estimate-inputs.ts';
import type { CommercialEstimate } from './estimate-result.ts';
import { residentialKinds } from './kinds.ts';
import { seedCatalogue, seedPrices } from './testing/published-cases.ts';

const area = fc.oneof(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: maxArea }));
const flags = fc.record({ envelope: fc.boolean(), mechanical: fc.boolean(), lighting: fc.boolean() });
const anyNumber = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constant(null),
  fc.constantFrom(0, -0, 1e12, 2 ** 53),
);
const dollars = fc.integer({ min: 0, max: 2000 });
/** A price per square foot with up to four decimals, as administrators can set it. */
const rate = fc.integer({ min: 0, max: 50_000 }).map((parts) => parts / 10_000);
const prices: fc.Arbitrary<EstimatorPrices> = fc.record({
  residential: fc.record({
    newBuildingBase: dollars,
    newBuildingPerFoot: rate,
    newBuildingSelfServe: dollars,
    multiFamilyBase: dollars,
    uniqueUnitType: dollars,
    exstPlusAdtnBase: dollars,
    exstPlusAdtnPerFoot: rate,
    exstPlusAdtnSelfServe: dollars,
    adtnOnlyBase: dollars,
    adtnOnlyBasenew: dollars,
    adtnOnlyPerFoot: rate,
    adtnOnlySelfServe: dollars,
    estmOffset: dollars,
  }),
  commercial: fc.record({
    newBuildingBase: dollars,
    exstPlusAdtnBase: dollars,
    prescAppr: fc.record({ 1: dollars, 2: dollars, 3: dollars }),
    perfApprTrigger: dollars,
    perfAppr: fc.record({ 1: dollars, 3: dollars }),
    estmOffset: dollars,
  }),
});

const commercial = (inputs: CommercialInputs, using: EstimatorPrices): CommercialEstimate =>
  estimate('commercial', inputs, using, seedCatalogue);

const pricesOf = ({ performance, prescriptive }: CommercialEstimate) =>
  [performance, prescriptive].filter((price) => price !== null && price !== 'N/A');

describe('for all inputs and all estimator prices', () => {
  const everyInput = fc.record({
    area: anyNumber,
    existing: anyNumber,
    addition: anyNumber,
    types: anyNumber,
    units: anyNumber,
    multi: fc.boolean(),
    envelope: fc.boolean(),
    mechanical: fc.boolean(),
    lighting: fc.boolean(),
  });

  test('prices are finite and never below 0, and low is never above high', () => {
    fc.assert(
      fc.property(everyInput, prices, (inputs, using) => {
        const ranges = [
          ...residentialKinds.map((kind) => estimate(kind, inputs, using, seedCatalogue)),
          ...pricesOf(commercial(inputs, using)),
        ];
        for (const { low, high } of ranges) {
          expect(Number.isFinite(low) && Number.isFinite(high)).toBe(true);
          expect(low).toBeGreaterThanOrEqual(0);
          expect(high).toBeGreaterThanOrEqual(low);
        }
      }),
    );
  });

  test('a residential range is 2 × offset wide if the estimate is priced, and 0 wide otherwise', () => {
    fc.assert(
      fc.property(everyInput, prices, (inputs, using) => {
        for (const kind of residentialKinds) {
          const { priced, low, high } = estimate(kind, inputs, using, seedCatalogue);
          expect(high - low).toBe(priced ? 2 * using.residential.estmOffset : 0);
        }
      }),
    );
  });

  test('new, existing-plus, envelope and dwelling-units prices never fall as the area grows', () => {
    fc.assert(
      fc.property(
        area,
        fc.nat(5000),
        fc.integer({ min: 1, max: 20 }),
        prices,
        (small, more, types, using) => {
          const large = Math.min(small + more, maxArea);
          const low = (sqft: number) => [
            estimate('new', { area: sqft, multi: true, types }, using, []).low,
            estimate('existing-plus', { existing: sqft, addition: 0 }, using, []).low,
            estimate('existing-plus', { existing: 100, addition: sqft }, using, []).low,
            estimate('envelope', { existing: sqft }, using, []).low,
            estimate('dwelling-units', { existing: sqft, units: 2 }, using, []).low,
          ];
          const before = low(small);
          for (const [index, after] of low(Math.min(large, maxArea - 100)).entries()) {
            if (small <= maxArea - 100) expect(after).toBeGreaterThanOrEqual(before[index] ?? 0);
          }
        },
      ),
    );
  });

  test('commercial prices never fall as the area grows', () => {
    fc.assert(
      fc.property(area, fc.nat(5000), flags, prices, (small, more, work, using) => {
        const before = pricesOf(commercial({ ...work, area: small }, using));
        const after = pricesOf(commercial({ ...work, area: Math.min(small + more, maxArea) }, using));
        for (const [index, price] of after.entries()) {
          expect(price.estimate).toBeGreaterThanOrEqual(before[index]?.estimate ?? 0);
        }
      }),
    );
  });
});

/*
 * The tests below hold for the published prices (E8). They can fail for other prices, for example if:
 * - adtnOnlyPerFoot makes an addition of 700 sq ft cost more than exstPlusAdtnBase.
 * - multiFamilyBase is far below newBuildingBase.
 * - The factor for three types of work is far below the factor for one type.
 * - estmOffset exceeds a commercial estimate, whose low end then stops at 0.
 */
describe('E8: for the published prices', () => {
  test('an addition never gets cheaper as it grows, even past 700 sq ft', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(2000), fc.option(fc.nat(100_000)), (addition, more, existing) => {
        const low = (sqft: number) => estimate('addition', { addition: sqft, existing }, seedPrices, []).low;
        expect(low(addition + more)).toBeGreaterThanOrEqual(low(addition));
      }),
    );
  });

  test('one more unit type never lowers the price, even above 4 types', () => {
    fc.assert(
      fc.property(area, fc.integer({ min: 1, max: 50 }), (sqft, types) => {
        const low = (count: number) =>
          estimate('new', { area: sqft, multi: true, types: count }, seedPrices, []).low;
        expect(low(types + 1)).toBeGreaterThanOrEqual(low(types));
      }),
    );
  });

  test('one more type of work never lowers a price', () => {
    fc.assert(
      fc.property(area, flags, fc.constantFrom('envelope', 'mechanical', 'lighting'), (sqft, work, added) => {
        const before = commercial({ ...work, area: sqft }, seedPrices);
        const after = commercial({ ...work, [added]: true, area: sqft }, seedPrices);
        expect(after.prescriptive?.low).toBeGreaterThanOrEqual(before.prescriptive?.low ?? 0);
        // Lighting alone has no performance price.
        if (before.performance === 'N/A' || after.performance === 'N/A') return;
        expect(after.performance?.low).toBeGreaterThanOrEqual(before.performance?.low ?? 0);
      }),
    );
  });

  test('a commercial range is above 0 and 2 × offset wide if a type of work is selected, and 0 wide otherwise', () => {
    fc.assert(
      fc.property(area, flags, (sqft, work) => {
        const someWork = work.envelope || work.mechanical || work.lighting;
        for (const { low, high } of pricesOf(commercial({ ...work, area: sqft }, seedPrices))) {
          expect(high - low).toBe(someWork ? 2 * seedPrices.commercial.estmOffset : 0);
          if (someWork) expect(low).toBeGreaterThan(0);
        }
      }),
    );
  });
});
