import { area, box, choice, number, options, order, text } from './build-fields.ts';
import type { Field } from './field.ts';
import { ceilingInsulation, floorInsulation, partField, specialRoofInsulation } from './line-fields.ts';

const lineArea = [1, 20_000] as const;

export const floorFields: readonly Field[] = [
  partField,
  choice(
    'type',
    'Type of floor',
    options({
      slab: 'Slab',
      raised: 'Raised (crawlspace)',
      'over-garage': 'Over the garage',
      'over-outdoor': 'Over outdoor air',
    }),
    'h-4',
    { required: order },
  ),
  area('area', 'Area', lineArea, 'e-4', { required: order }),
  ...floorInsulation,
  number('edgeInsulationR', 'Edge insulation', [0, 20], 'h-4', {
    unit: 'R-value',
    decimals: 1,
    example: '10',
    when: { field: 'type', is: ['slab'] },
  }),
];

export const ceilingFields: readonly Field[] = [
  partField,
  area('area', 'Area', lineArea, 'h-3', { required: order }),
  ...ceilingInsulation,
];

export const specialRoofFields: readonly Field[] = [
  partField,
  area('area', 'Projected area', lineArea, 'h-8', { required: order }),
  ...specialRoofInsulation,
];

const kindsWithRoof = ['new', 'addition', 'existing-plus-addition'] as const;

export const roofFields: readonly Field[] = [
  area('coveredRoofArea', 'Roof area covered by the addition', [0, 20_000], 'h-1', {
    kinds: ['existing-plus-addition'],
    default: 0,
    required: { before: 'order', kinds: ['existing-plus-addition'] },
  }),
  choice(
    'roofing',
    'Roof covering',
    options({
      'asphalt-shingle': 'Asphalt shingle',
      tile: 'Tile',
      metal: 'Metal',
      'low-slope': 'Low slope or membrane',
      'wood-shake': 'Wood shake',
      other: 'Other',
    }),
    'h-6',
    { kinds: kindsWithRoof, required: { before: 'order', kinds: kindsWithRoof } },
  ),
  box('enclosedCrawlspace', 'Enclosed crawlspace', 'h-7'),
];

const share = { unit: '', decimals: 2, example: '0.05' } as const;

/** Shown while the radiant barrier credit is selected. */
export const radiantBarrierFields: readonly Field[] = [
  number('emittance', 'Emittance', [0, 1], 'h-5', { ...share, required: order }),
  area('atticFloorArea', 'Attic floor area', [1, 20_000], 'h-5', { required: order }),
  area('ventArea', 'Vent area', [0, 1000], 'h-5', { decimals: 2, example: '8', required: order }),
  number('upperVentPercent', 'Vents in the upper part', [0, 100], 'h-5', {
    unit: 'percent',
    decimals: 1,
    example: '30',
    required: order,
  }),
  box('vaporRetarder', 'Vapor retarder', 'h-5'),
  box('highLowVents', 'High and low vents', 'h-5'),
  choice(
    'mounting',
    'Mounting',
    options({
      deck: 'Roof deck',
      rafters: 'Rafters',
      'truss-bottom': 'Bottom of the truss',
      'enclosed-rafter': 'Enclosed rafter',
    }),
    'h-5',
    { required: order },
  ),
  box('gapsKept', 'The air gaps described in the help text are maintained', 'h-5', {
    required: order,
    missing: 'Confirm that the air gaps described in the help text are maintained',
  }),
];

/** Shown while the cool roof credit is selected. */
export const coolRoofFields: readonly Field[] = [
  choice(
    'product',
    'Product',
    options({ tile: 'Tile', 'liquid-applied': 'Liquid-applied', other: 'Other' }),
    'h-6',
    { required: order },
  ),
  number('reflectance', 'Reflectance', [0, 1], 'h-6', { ...share, example: '0.70', required: order }),
  number('emittance', 'Emittance', [0, 1], 'h-6', { ...share, example: '0.75', required: order }),
  number('dryMils', 'Thickness when dry', [0, 1000], 'h-6', {
    unit: 'mils',
    decimals: 1,
    example: '20',
    when: { field: 'product', is: ['liquid-applied'] },
    required: order,
  }),
  text('crrcNumber', 'CRRC number', 30, 'h-6'),
];
