import { policy } from '../../policy/policy.ts';
import { kindsWithExisting } from '../project-kind.ts';
import { box, choice, length, number, options, order, yesNo } from './build-fields.ts';
import type { Field } from './field.ts';
import { measured, orientationOptions, partField } from './line-fields.ts';

/** 6' 8" in feet, rounded to 0.01. */
const typicalHeaderHeight = 6.67;

export const typicalGlazingFields: readonly Field[] = [
  length('headerHeight', 'Typical window header height', [3, 20], 'i-2', {
    default: typicalHeaderHeight,
    example: '6\' 8"',
  }),
  length('overhangLength', 'Typical overhang length', [0, 20], 'i-3', { example: '2' }),
  length('plateHeight', 'Typical plate height', [6, 30], 'i-4', {
    default: policy.windows.typicalPlateFeet,
    example: '8',
  }),
];

const custom = { when: { field: 'overhang', is: ['custom'] }, required: order } as const;
const rated = { when: { field: 'rated', is: [true] }, required: order, decimals: 2 } as const;

function unrated(tableHasRatings: boolean) {
  return {
    ...(tableHasRatings ? { when: { field: 'rated', is: [false] } as const } : {}),
    required: order,
  };
}

/**
 * Returns the fields that both glazing tables have.
 * @param ratingDecides - whether frame, panes and coating are shown only for lines without an NFRC label
 */
function commonFields(ratingDecides: boolean): readonly Field[] {
  const made = unrated(ratingDecides);
  return [
    partField,
    choice(
      'orientation',
      'Orientation',
      [...orientationOptions, { value: 'flat', label: 'Flat (skylight)' }],
      'i-7',
      {
        required: order,
      },
    ),
    ...measured([0.1, 2000], 'i-7'),
    number('count', 'How many', [1, 100], 'i-7', { inSentence: 'how many there are', default: 1 }),
    length('windowHeight', 'Window height', [0.5, 30], 'i-7', {
      required: order,
      missing: 'Enter the window height: the vertical size of the glass opening',
      example: '4',
    }),
    choice(
      'sash',
      'Sash type',
      options({
        fixed: 'Fixed',
        sliding: 'Sliding',
        hung: 'Hung',
        casement: 'Casement or awning',
        'sliding-door': 'Sliding glass door',
        'hinged-door': 'Hinged glass door',
        skylight: 'Skylight',
      }),
      'i-7',
      { required: order },
    ),
    yesNo('rated', 'NFRC label', 'i-9', { inSentence: 'whether there is an NFRC label', required: order }),
    number('uFactor', 'U-factor', [0.05, 1.5], 'i-9', {
      ...rated,
      inSentence: 'the U-factor',
      example: '0.30',
    }),
    number('shgc', 'SHGC', [0.05, 1], 'i-9', { ...rated, inSentence: 'the SHGC', example: '0.23' }),
    choice(
      'frame',
      'Frame',
      options({
        metal: 'Metal',
        'metal-thermal-break': 'Metal with thermal break',
        'wood-vinyl-fiberglass': 'Wood, vinyl or fiberglass',
      }),
      'd-4',
      made,
    ),
    number('panes', 'Panes', [1, 3], 'd-4', made),
    choice(
      'coating',
      'Coating',
      options({ clear: 'Clear', tinted: 'Tinted', 'low-e': 'Low-e' }),
      'd-4',
      made,
    ),
    choice(
      'overhang',
      'Overhang',
      options({ none: 'None', typical: 'Typcl O.H.', custom: 'Custom' }),
      'i-1',
      { default: 'none', required: order },
    ),
    length('overhangLength', 'Overhang length', [0, 20], 'i-1', { ...custom, example: '2' }),
    length('overhangHeight', 'Overhang height', [0, 20], 'i-1', { ...custom, example: '1\' 4"' }),
  ];
}

export const existingGlazingFields: readonly Field[] = [
  ...commonFields(false),
  box('toBeRemoved', 'To be removed?', 'i-5'),
];

export const addedGlazingFields: readonly Field[] = [
  ...commonFields(true),
  choice('type', 'Glass', options({ new: 'New', 'pre-existing': 'Pre-existing (re-used)' }), 'i-5', {
    default: 'new',
    required: order,
  }),
  box('addedToExistingWall', 'Added to Existing Wall', 'i-6', { kinds: kindsWithExisting }),
];
