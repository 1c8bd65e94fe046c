import { estimatorAlerts, maxArea } from '../estimator/index.ts';
import { formatNumber } from '../numbers/format-number.ts';
import { type NumberLimits, type ParsedNumber, parseWholeNumber } from './parse-whole-number.ts';

/** A field for a whole number, with limits (E6) and texts. */
export interface NumberField {
  /** Name in the form and the URL (E1). */
  readonly name: 'area' | 'existing' | 'addition' | 'types' | 'units';
  readonly label: string;
  readonly limits: NumberLimits;
  /** Name of the number in messages, such as 'the floor area'. */
  readonly subject: string;
  readonly isArea: boolean;
  readonly example: string;
  /** Alert (E7) beside the field if the number is too small. */
  readonly tooSmall?: string;
}

/** No building has this many dwelling units or unit types. */
const maxUnits = 9999;

const areaOf = (
  name: NumberField['name'],
  label: string,
  subject: string,
  min: number,
  example: string,
): NumberField => ({
  name,
  label,
  subject,
  limits: { min, max: maxArea },
  isArea: true,
  example,
});

export const numberFields = {
  area: areaOf('area', 'Floor area', 'the floor area', 1, '2,400'),
  existing: areaOf('existing', 'Existing floor area', 'the existing floor area', 1, '1,500'),
  /** 0 is allowed, because an existing building with an addition has a price if either area is above 0. */
  existingBesideAddition: areaOf('existing', 'Existing floor area', 'the existing floor area', 0, '1,500'),
  addition: areaOf('addition', 'Addition floor area', 'the floor area of the addition', 0, '500'),
  types: {
    name: 'types',
    label: 'Number of unique unit types',
    subject: 'the number of unique unit types',
    limits: { min: 1, max: maxUnits },
    isArea: false,
    example: '3',
    tooSmall: estimatorAlerts.unitTypes,
  },
  units: {
    name: 'units',
    label: 'Added dwelling units',
    subject: 'the number of added dwelling units',
    limits: { min: 2, max: maxUnits },
    isArea: false,
    example: '2',
    tooSmall: estimatorAlerts.dwellingUnits,
  },
} as const satisfies Record<string, NumberField>;

/** Parses typed text as a whole number within the field's limits. */
export function readNumber(text: string, { limits }: NumberField): ParsedNumber {
  return parseWholeNumber(text, limits);
}

/** Returns an error message with what to do, or undefined if the text is valid. */
export function numberMessage(text: string, field: NumberField): string | undefined {
  const { subject, limits, isArea, example, tooSmall } = field;
  const format = (value: number) => formatNumber(value);
  switch (readNumber(text, field).problem) {
    case undefined:
      return undefined;
    case 'empty':
      return `Enter ${subject}${isArea ? ' in square feet' : ''}, like ${example}`;
    case 'no-number':
      return `Use digits only for ${subject}, like ${example}`;
    case 'negative':
      return `Enter ${subject} without a minus sign, like ${example}`;
    case 'decimal':
      return `Round ${subject} to a whole number, like ${example}`;
    case 'too-small':
      return tooSmall ?? `Enter ${format(limits.min)} or more for ${subject}`;
    case 'too-large':
      return `Enter ${format(limits.max)} or less for ${subject}`;
  }
}
