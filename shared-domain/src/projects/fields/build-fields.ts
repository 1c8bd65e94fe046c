import type { ChoiceField, HelpId, NumberField, Option, TextField, YesNoField } from './field.ts';

type Rest<F> = Omit<Partial<F>, 'name' | 'label' | 'input' | 'help'>;

/** Returns a text field with at most `max` characters. */
export function text(
  name: string,
  label: string,
  max: number,
  help: HelpId,
  rest: Rest<TextField> & Partial<Pick<TextField, 'input'>> = {},
): TextField {
  return { input: 'text', ...rest, name, label, max, help };
}

/** Returns a field with options. */
export function choice(
  name: string,
  label: string,
  options: readonly Option[],
  help: HelpId,
  rest: Rest<ChoiceField> = {},
): ChoiceField {
  return { ...rest, input: 'choice', name, label, options, help };
}

type Limits = readonly [min: number, max: number | 'this-year'];

/** Returns a field for a length in feet, or in feet and inches. */
export function length(
  name: string,
  label: string,
  [min, max]: Limits,
  help: HelpId,
  rest: Rest<NumberField> = {},
): NumberField {
  return {
    unit: 'ft',
    decimals: 4,
    example: '24\' 6"',
    ...rest,
    input: 'length',
    name,
    label,
    min,
    max,
    help,
  };
}

/** Returns a field for square feet, by default in whole numbers. */
export function area(
  name: string,
  label: string,
  [min, max]: Limits,
  help: HelpId,
  rest: Rest<NumberField> = {},
): NumberField {
  return { unit: 'sq ft', decimals: 0, example: '1200', ...rest, input: 'area', name, label, min, max, help };
}

/** Returns a field for a number, by default whole and without a unit. */
export function number(
  name: string,
  label: string,
  [min, max]: Limits,
  help: HelpId,
  rest: Rest<NumberField> = {},
): NumberField {
  return { unit: '', decimals: 0, example: '2', ...rest, input: 'number', name, label, min, max, help };
}

/** Returns a yes-or-no field, by default without an initial answer. */
export function yesNo(name: string, label: string, help: HelpId, rest: Rest<YesNoField> = {}): YesNoField {
  return { ...rest, input: 'yes-no', name, label, help };
}

/** Returns a checkbox field. */
export function box(name: string, label: string, help: HelpId, rest: Rest<YesNoField> = {}): YesNoField {
  return { ...rest, input: 'box', name, label, help };
}

/** Returns options for an object that maps values to labels, such as `{ detached: 'Single Family Detached' }`. */
export function options(labels: Readonly<Record<string, string>>, rest: Partial<Option> = {}): Option[] {
  return Object.entries(labels).map(([value, label]) => ({ ...rest, value, label }));
}

export const order = { before: 'order' } as const;
