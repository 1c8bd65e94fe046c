/** Why entered text is not a whole number within the limits. */
export type NumberProblem = 'empty' | 'no-number' | 'negative' | 'decimal' | 'too-small' | 'too-large';

export type ParsedNumber =
  | { readonly value: number; readonly problem?: undefined }
  | { readonly value: null; readonly problem: NumberProblem };

export interface NumberLimits {
  readonly min: number;
  readonly max: number;
}

/** 'Square feet' in its various spellings. */
const unit = /\s*(?:sq(?:uare)?\.?\s*f(?:ee|oo)?t|sq\.?\s*ft|sf|ft\s*(?:2|²|\^2))\.?$/i;
const digits = /^\d+$/;
/** Thousands separated by commas, apostrophes or spaces, including thin and no-break spaces: '2,400', '12 000'. */
const grouped = /^\d{1,3}(?:[,'’\s]\d{3})+$/;
const decimal = /^\d[\d,]*\.\d*$/;

const no = (problem: NumberProblem): ParsedNumber => ({ value: null, problem });

/** Parses typed or pasted text such as '2,400' or '2400 sq ft'. Never returns NaN. */
export function parseWholeNumber(text: string, { min, max }: NumberLimits): ParsedNumber {
  const number = text.trim().replace(unit, '');
  if (text.trim() === '') return no('empty');
  if (/^[-−–]\s*[\d.,]+$/.test(number)) return no('negative');
  if (decimal.test(number)) return no('decimal');
  if (!digits.test(number) && !grouped.test(number)) return no('no-number');
  const value = Number(number.replace(/\D/g, ''));
  if (value < min) return no('too-small');
  return value > max ? no('too-large') : { value };
}
