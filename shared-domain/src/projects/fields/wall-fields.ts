import { kindsWithExisting } from '../project-kind.ts';
import { area, choice, length, number, options, order, yesNo } from './build-fields.ts';
import type { Field } from './field.ts';
import { measured, orientationOptions, partField, wallInsulation } from './line-fields.ts';

const eachLength = [0, 1000] as const;

const orientedLengths = orientationOptions.map(({ value, label }) =>
  length(`lengths.${value}`, `${label} wall`, eachLength, 'g-2', {
    legend: 'Lengths by orientation',
    inSentence: `the length of the ${label} wall`,
  }),
);

export const wallLineFields: readonly Field[] = [
  partField,
  number('story', 'Story', [1, 4], 'g-2', { required: order, example: '1' }),
  length('plateHeight', 'Average plate height', [6, 30], 'g-1', { required: order, example: '8\' 1"' }),
  ...orientedLengths,
  length('garageLength', 'Length of wall to the garage', eachLength, 'g-3'),
  length('crawlspaceLength', 'Length of wall to the crawlspace', eachLength, 'g-3'),
  length('atticLength', 'Length of wall to the attic', eachLength, 'g-3'),
  length('belowGradeLength', 'Length of wall below grade', eachLength, 'g-3'),
  choice(
    'belowGradeDepth',
    'Depth below grade',
    options({ '0-2': '0 to 2 ft', '2-6': '2 to 6 ft', 'over-6': 'Over 6 ft' }),
    'g-3',
    { when: { field: 'belowGradeLength', is: 'entered' }, required: order },
  ),
  length('conditionedLength', 'Length of wall to heated rooms', eachLength, 'g-3', {
    note: 'For an addition, the wall to the existing house',
  }),
  area('floorArea', 'Floor area of this story', [1, 20_000], 'e-4'),
  ...wallInsulation,
  number('sheathingR', 'Continuous insulation', [0, 30], 'g-7', {
    unit: 'R-value',
    decimals: 1,
    example: '4',
    default: 0,
  }),
  choice(
    'siding',
    'Siding',
    options({
      stucco: 'Stucco',
      wood: 'Wood or fiber cement',
      masonry: 'Brick or stone',
      other: 'Other',
    }),
    'g-7',
  ),
];

export const wallFields: readonly Field[] = [
  length('existingPerimeter', 'Pre-existing perimeter', [1, 2000], 'g-4', {
    kinds: kindsWithExisting,
    required: { before: 'order', kinds: kindsWithExisting },
    example: '160',
  }),
  length('coveredLength', 'Length covered by the addition', [0, 2000], 'g-4', {
    kinds: ['existing-plus-addition'],
    required: { before: 'order', kinds: ['existing-plus-addition'] },
    example: '20',
  }),
];

export const doorFields: readonly Field[] = [
  partField,
  choice('orientation', 'Orientation', [...orientationOptions, { value: 'garage', label: 'Garage' }], 'g-5', {
    required: order,
  }),
  ...measured([0.1, 500], 'g-5'),
  number('glassPercent', 'Glass', [0, 100], 'g-5', {
    unit: 'percent',
    decimals: 1,
    example: '30',
    default: 0,
  }),
  yesNo('ratedLabel', 'Rated label', 'g-5', { default: false }),
];

export const otherWallFields: readonly Field[] = [
  partField,
  choice(
    'orientation',
    'Orientation',
    [
      ...orientationOptions,
      ...options({ crawlspace: 'Crawlspace', attic: 'Attic', belowGrade: 'Below grade' }),
    ],
    'g-6',
    { required: order },
  ),
  area('area', 'Area', [0.1, 10_000], 'g-6', { decimals: 1, example: '40', required: order }),
  ...wallInsulation,
];
