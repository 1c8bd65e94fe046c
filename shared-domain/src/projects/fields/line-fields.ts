import type { Part } from '../project-kind.ts';
import { area, choice, length, number, options, order, text } from './build-fields.ts';
import type { ChoiceField, Field, HelpId, NumberField, Option } from './field.ts';

export const partLabels: Readonly<Record<Part, string>> = {
  new: 'New building',
  addition: 'Addition',
  existing: 'Existing house',
};

/**
 * The part of the house to which a line belongs. Shown if the project kind has several parts, or does not have the
 * line's part.
 */
export const partField: ChoiceField = choice(
  'part',
  'Part',
  [
    { value: 'new', label: partLabels.new, kinds: ['new'] },
    { value: 'addition', label: partLabels.addition, kinds: ['addition', 'existing-plus-addition'] },
    { value: 'existing', label: partLabels.existing, kinds: ['existing-plus-addition', 'alteration'] },
  ],
  'g-2',
  { required: order },
);

export const orientationOptions = options({
  front: 'Front',
  frontLeft: 'Front-Left',
  left: 'Left',
  leftBack: 'Left-Back',
  back: 'Back',
  backRight: 'Back-Right',
  right: 'Right',
  rightFront: 'Right-Front',
});

const unknownOfExisting: Option = { value: 'unknown', label: 'Unknown', parts: ['existing'] };

/** Depths in inches, keyed by framing size. */
export const framingDepths = { '2x4': 3.5, '2x6': 5.5, '2x8': 7.25, '2x10': 9.25, '2x12': 11.25 } as const;

function cavity(label: string, help: HelpId): NumberField {
  const framing = Object.entries(framingDepths);
  return number('cavity', label, [1, 24], help, {
    unit: 'in',
    decimals: 2,
    example: '5.5',
    words: [
      ...framing.map(([value, inches]) => ({ value, label: `${value} (${inches} in)` })),
      unknownOfExisting,
    ],
  });
}

/** Returns the fields for a line's insulation: its rating, and the R-value and description of an unlisted rating. */
function insulation(
  ratings: readonly Option[],
  help: HelpId,
  rest: Pick<Field, 'when' | 'required'>,
): Field[] {
  const other = { when: { field: 'insulation', is: ['other'] } } as const;
  return [
    choice('insulation', 'Insulation', [...ratings, { value: 'other', label: 'Other' }], help, rest),
    number('insulationR', 'R-value', [0, 60], help, {
      ...other,
      inSentence: 'the R-value',
      required: order,
      decimals: 1,
      example: '15',
    }),
    text('insulationNote', 'What it is', 200, help, {
      ...other,
      inSentence: 'what the insulation is',
      required: order,
    }),
  ];
}

function ratings(names: readonly string[], rest: Partial<Option> = {}): Option[] {
  return names.map((name) => ({ ...rest, value: name, label: name === 'R-0' ? 'R-0 (none)' : name }));
}

export const wallInsulation: readonly Field[] = [
  ...insulation(
    [
      ...ratings(['R-15', 'R-13', 'R-19', 'R-21', 'R-0']),
      { value: 'R-11', label: 'R-11 existing', parts: ['existing'] },
      unknownOfExisting,
    ],
    'g-7',
    { required: order },
  ),
  cavity('Cavity', 'g-7'),
];

const aboveOpenAir = { field: 'type', is: ['raised', 'over-garage', 'over-outdoor'] } as const;

export const floorInsulation: readonly Field[] = [
  ...insulation([...ratings(['R-19', 'R-13', 'R-22', 'R-25', 'R-30', 'R-0']), unknownOfExisting], 'h-4', {
    when: aboveOpenAir,
    required: order,
  }),
  { ...cavity('Joist depth', 'h-4'), when: aboveOpenAir },
];

const roofRatings: readonly Option[] = [
  ...ratings(['R-38', 'R-19', 'R-21', 'R-25', 'R-30', 'R-49', 'R-0']),
  unknownOfExisting,
];

export const ceilingInsulation: readonly Field[] = [
  ...insulation(roofRatings, 'h-3', { required: order }),
  choice('cavity', 'Cavity', options({ attic: 'Attic' }), 'h-3', { default: 'attic' }),
];

const replaced = ['R-0', 'R-11', 'R-19', 'R-30'].map(
  (rating): Option => ({
    value: `replaced-${rating}`,
    label: `Existing to be replaced, ${rating}`,
    kinds: ['existing-plus-addition', 'alteration'],
  }),
);

export const specialRoofInsulation: readonly Field[] = [
  ...insulation([...roofRatings, ...replaced], 'h-2', { required: order }),
  cavity('Rafter depth', 'h-2'),
];

/**
 * Returns the fields for an area, entered directly or as width and height in feet.
 * @param limits - smallest and largest area, in square feet
 */
export function measured(limits: readonly [number, number], help: HelpId, when?: Field['when']): Field[] {
  const asked = when ? { when } : {};
  return [
    length('width', 'Width', [0, 200], help, asked),
    length('height', 'Height', [0, 200], help, asked),
    area('area', 'Area', limits, help, { ...asked, decimals: 2, example: '20', required: order }),
  ];
}
