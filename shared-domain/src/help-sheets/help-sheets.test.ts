import type { Product } from '../catalogue/product.ts';
import { doItYourself } from '../policy/do-it-yourself.ts';
import { policy } from '../policy/policy.ts';
import { additionSheet } from './addition.ts';
import { commercialSheet } from './commercial.ts';
import type { HelpSheet } from './help-sheet.ts';
import { mandatoryMeasuresSheet } from './mandatory-measures.ts';
import { residentialSheet } from './residential.ts';
import { sheetPrices } from './sheet-prices.ts';

function textOf({ title, lead, sections }: HelpSheet): string {
  const blocks = sections.flatMap(({ heading, blocks: inside }) => [
    heading,
    ...inside.map((block) => {
      if (block.kind === 'paragraph') return block.text;
      return block.kind === 'list'
        ? block.items.join('\n')
        : [block.caption, block.columns.join(' '), ...block.rows.map((row) => row.join(' '))].join('\n');
    }),
  ]);
  return [title, lead, ...blocks].join('\n');
}

/** Guidance (C12) and technical limits (P4) from the sheets for homes. */
const homeLimits = [
  'Don’t include garages in the floor area or in the perimeter',
  'In a single-story house the outside floor areas add up to the conditioned floor area',
  'at least as large as the exposed floor areas',
  'more than 50 percent glass, or with a rating label, is entered as glazing',
  'imaginary 2-inch frame on all sides',
  'only one of the two credits',
  'Insulation must not be compressed',
  'higher above the window than twice its length isn’t worth entering',
  'one of 16',
  'all glass area divided by the conditioned floor area',
  'within 45 degrees of west is more than 5 percent',
  'heating of more than 10 Btu per hour per square foot, cooling of more than 5, or wood heating',
  'less than 12 linear feet of ducts in unconditioned space',
  '22 percent of the fan flow',
  'less than 6 percent, verified',
  'perm rating of at least 10',
  'specific leakage area by 0.50',
  'Emittance of 0.05 or less',
  '1 square foot for each 150 square feet of attic floor, or 1 for each 300',
  'At least 30 percent of the vents up high',
  'A gap of 3.5 inches above the ceiling insulation and 6 inches at the peak',
  '1.5 inch air space where it hangs below the trusses, and 1 inch in enclosed rafter spaces',
  'at least 0.40 for tile and 0.70 for other roofs',
  'Emittance of at least 0.75',
  'at least 20 mils thick',
  '6\'-8" is typical for 8 ft plates',
  'R-13 3.5 in',
  'R-19 6.25 in; works as R-17.8 squeezed into a 2×6 wall',
  'R-21 5.5 in',
  'R-25 8 in',
  'R-30 8.25 or 10 in',
  'R-38 10.25 or 12 in',
  'R-49 an R-38 batt plus 3.5 in of R-11',
  'R-22 6.5 in',
];

test.each(homeLimits)('C12: both home sheets state “%s”', (limit) => {
  expect(textOf(residentialSheet)).toContain(limit);
  expect(textOf(additionSheet)).toContain(limit);
});

test.each([
  [
    'residential',
    residentialSheet,
    ['50 percent or more of the dwelling units', 'All Orientations', 'Row House'],
  ],
  [
    'addition',
    additionSheet,
    [
      'Over 700 sq ft',
      '$295',
      'more than 40 ft of ducts',
      'lower limit of 25 ft',
      'no addition enters 1',
      'check “To be removed?”',
    ],
  ],
  [
    'commercial',
    commercialSheet,
    ['is limited to 200 square feet', 'over 4.5 tons', 'below 20 percent', 'NRCC', 'NRCA', 'HCAI'],
  ],
] as const)('C12: the %s sheet states its specific rules', (_, sheet, limits) => {
  for (const limit of limits) expect(textOf(sheet)).toContain(limit);
});

test.each([residentialSheet, additionSheet, commercialSheet])(
  'C12: $title states the time for the quote and the time for the report separately',
  (sheet) => {
    const { orders } = policy;
    expect(textOf(sheet)).toContain(
      'Within 3 business days after we receive your plans, you’ll get a firm quote',
    );
    expect(textOf(sheet)).toContain('get the report within 3 business days after you accept the quote');
    expect(textOf(sheet)).toContain(`We wait ${orders.customerResponseBusinessDays} business days`);
  },
);

const product = (sku: string, price: number): Product => ({
  ...{ _id: sku, sku, price, name: '', description: '', isActive: true },
  ...{ dateCreated: '2026-01-01T00:00:00.000Z', lastUpdate: '2026-01-01T00:00:00.000Z' },
});

test.each([
  [false, ' (opens soon)', [expect.stringContaining('opens soon')]],
  [true, '', []],
])('C12: the sheets show the catalog’s prices (Do It Yourself open: %s)', (isOpen, suffix, notice) => {
  const switched = jest.replaceProperty(doItYourself, 'isOpen', isOpen);
  const products = [product('1001', 151), product('1002', 189.5)];
  expect(sheetPrices(residentialSheet, products)).toEqual([
    `Do-It-Yourself report for a new home${suffix}: $151.`,
    ...notice,
  ]);
  expect(sheetPrices(additionSheet, products)).toEqual([
    `Do-It-Yourself report for an addition by itself${suffix}: $151.`,
    `Do-It-Yourself report for an existing house plus addition${suffix}: $189.50.`,
    'Prescriptive forms, filled in by us: $295.',
    ...notice,
  ]);
  expect(sheetPrices(residentialSheet, [])).toEqual(notice);
  expect(sheetPrices(commercialSheet, products)).toEqual([]);
  switched.restore();
});

test('C12: the mandatory measures summary omits topics such as fireplaces and pools, and states the duct leakage limits', () => {
  expect(textOf(mandatoryMeasuresSheet)).not.toMatch(
    /fireplace|damper|cloth|filter|pool|recessed|refrigerant line/i,
  );
  expect(textOf(mandatoryMeasuresSheet)).toContain(
    'under 5 percent in new systems and 10 percent in altered',
  );
});

test('C12: the mandatory measures summary has a section for each topic', () => {
  expect(mandatoryMeasuresSheet.title).toBe('Single-Family Residential Mandatory Requirements Summary');
  expect(mandatoryMeasuresSheet.sections.map(({ heading }) => heading)).toEqual([
    'Air sealing',
    'Insulation',
    'Windows, doors and skylights',
    'Heating, cooling and ducts',
    'Water heating',
    'Ventilation',
    'Lighting',
    'Ready for solar, batteries and electric equipment',
  ]);
});
