import { parseLength, roundHalfUp } from '../../takeoff/index.ts';
import type { Field, FieldScope, FieldValue, NumberField, Option, TextField } from './field.ts';
import { fieldMessages } from './field-messages.ts';

/** Parsed text: a value, no value, or the reason why the text is invalid. */
export type FieldReading =
  | { readonly value: FieldValue | undefined; readonly problem?: never }
  | { readonly problem: string; readonly value?: never };

const nothing: FieldReading = { value: undefined };

/** Control characters that text cannot contain, unlike line breaks and tabs. */
const controls = /[^\P{Cc}\n\t]+/gu;

/** Parses a field's text. Empty text gives an undefined value, even if an answer is required. */
export function readField(field: Field, typed: string, scope: FieldScope): FieldReading {
  const text = typed.replace(/\r\n?/g, '\n').replace(controls, ' ').trim();
  if (text === '') return nothing;
  const value = typedValue(field, text);
  if (value === null) return { problem: noValue(field) };
  const problem = valueProblem(field, value, scope);
  return problem === null ? { value } : { problem };
}

function typedValue(field: Field, text: string): FieldValue | null {
  switch (field.input) {
    case 'number':
    case 'length':
    case 'area':
      return numberOf(field, text);
    case 'yes-no':
    case 'box':
      if (text === 'yes' || text === 'on') return true;
      return text === 'no' ? false : null;
    case 'choice':
      return text;
    default:
      return field.input === 'multiline' ? text : text.replace(/\s+/g, ' ');
  }
}

/** Digits with optional thousands separators and decimals, or only decimals (`.30`), without signs or exponents. */
const number = /^(?:(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+)$/;
const areaUnit = / ?(?:sq\.? ?ft\.?|square feet)$/i;

function numberOf(field: NumberField, text: string): number | string | null {
  const word = field.words?.find(({ value, label }) => value === text || label === text);
  if (word) return word.value;
  if (field.input === 'length') return rounded(field, parseLength(text));
  const digits = field.input === 'area' ? text.replace(areaUnit, '') : text;
  return number.test(digits) ? rounded(field, Number(digits.replaceAll(',', ''))) : null;
}

/** Rounds to the field's decimals. With 0 decimals, nothing is rounded, so that `valueProblem` refuses fractions. */
function rounded({ decimals }: NumberField, value: number | null): number | null {
  if (value === null || !Number.isFinite(value)) return null;
  return decimals === 0 ? value : roundHalfUp(value, decimals);
}

function noValue(field: Field): string {
  if (field.input === 'length') return fieldMessages.notALength(field);
  if (field.input === 'number' || field.input === 'area') return fieldMessages.notANumber(field);
  return fieldMessages.notChosen(field);
}

/** Returns what is wrong with a value, or null. An option is valid even if `offeredOptions` does not return it. */
export function valueProblem(
  field: Field,
  value: unknown,
  scope: Pick<FieldScope, 'thisYear'>,
): string | null {
  switch (field.input) {
    case 'number':
    case 'length':
    case 'area':
      return numberProblem(field, value, scope.thisYear);
    case 'yes-no':
    case 'box':
      return typeof value === 'boolean' ? null : fieldMessages.notChosen(field);
    case 'choice':
      return field.options.some((option) => option.value === value) ? null : fieldMessages.notChosen(field);
    default:
      return textProblem(field, value);
  }
}

function numberProblem(field: NumberField, value: unknown, thisYear: number): string | null {
  if (field.words?.some((word) => word.value === value)) return null;
  if (typeof value !== 'number' || !Number.isFinite(value)) return noValue(field);
  if (field.decimals === 0 && !Number.isInteger(value)) return fieldMessages.notWhole(field);
  const max = field.max === 'this-year' ? thisYear : field.max;
  return value >= field.min && value <= max ? null : fieldMessages.outOfRange(field, max);
}

function textProblem(field: TextField, value: unknown): string | null {
  if (typeof value !== 'string' || value.trim() === '') return fieldMessages.missing(field);
  if (value.search(controls) >= 0) return fieldMessages.notText(field);
  if (value.length < (field.min ?? 1)) return fieldMessages.missing(field);
  if (value.length > field.max) return fieldMessages.tooLong(field);
  return field.pattern && !field.pattern.form.test(value) ? field.pattern.message : null;
}

/** Returns the options that a field offers for a project kind and a line's part. */
export function offeredOptions(field: Field, scope: Omit<FieldScope, 'thisYear'>): readonly Option[] {
  const all = field.input === 'choice' ? field.options : numberWords(field);
  return all.filter(
    ({ kinds, parts }) =>
      (kinds?.includes(scope.kind) ?? true) &&
      (parts === undefined || (scope.part !== undefined && parts.includes(scope.part))),
  );
}

function numberWords(field: Field): readonly Option[] {
  return 'words' in field ? (field.words ?? []) : [];
}

/** Returns the option that has the given value, even if `offeredOptions` does not return it. */
export function optionOf(field: Field, value: unknown): Option | undefined {
  const all = field.input === 'choice' ? field.options : numberWords(field);
  return all.find((option) => option.value === value);
}
