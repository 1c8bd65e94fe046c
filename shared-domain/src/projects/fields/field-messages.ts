import { formatNumber } from '../../numbers/format-number.ts';
import type { Field, NumberField, TextField } from './field.ts';

/** Returns a label for use within a sentence, such as 'project name' or 'ZIP code'. */
export function labelInSentence({ label, inSentence }: Pick<Field, 'label' | 'inSentence'>): string {
  if (inSentence !== undefined) return inSentence;
  const [first = ''] = label.split(' ');
  return /[A-Z\d].*[A-Z\d]/.test(first) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** Messages about an answer, by problem. */
export const fieldMessages = {
  missing(field: Field): string {
    if (field.missing !== undefined) return field.missing;
    const verb = field.input === 'choice' || field.input === 'yes-no' ? 'Choose' : 'Enter';
    return `${verb} ${labelInSentence(field)}`;
  },
  notChosen(field: Field): string {
    return field.missing ?? `Choose ${labelInSentence(field)}`;
  },
  notANumber({ label, example }: NumberField): string {
    return `${label} must be a number, like ${example}`;
  },
  notALength(field: NumberField): string {
    return `Enter ${labelInSentence(field)} in feet, or feet and inches, like 24' 6"`;
  },
  notWhole({ label }: NumberField): string {
    return `${label} must be a whole number`;
  },
  outOfRange({ label, min, unit, outOfRange }: NumberField, max: number): string {
    return (
      outOfRange ?? `${label} must be between ${written(min, unit)} and ${written(max, unit)} ${unit}`.trim()
    );
  },
  notText({ label }: TextField): string {
    return `${label} must not have control characters`;
  },
  tooLong({ label, max }: TextField): string {
    return `${label} must be ${formatNumber(max)} characters or fewer`;
  },
  lineNeeded: 'Enter the length of at least one wall',
} as const;

/** Formats a number. Numbers without a unit, such as years, get no thousands separator. */
function written(value: number, unit: string): string {
  return unit === '' ? String(value) : formatNumber(value);
}
