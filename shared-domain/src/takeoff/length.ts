import { exact } from '../numbers/rounding.ts';

const digits = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)`;
const number = String.raw`(?:${digits}(?:\.\d+)?|\.\d+)`;
const fraction = String.raw`\d+/\d+`;
const inches = `(?:(?<inches>${number})|(?:(?<wholeInches>${digits}) +)?(?<fraction>${fraction}))`;
const footMark = "(?:'|ft|feet|foot)";
const inchMark = '(?:"|in|inch|inches)';

const feetAlone = new RegExp(`^(?<feet>${number}) *${footMark}?$`, 'i');
const feetAndInches = new RegExp(`^(?<feet>${digits}) *${footMark} *(?:- *)?${inches} *${inchMark}?$`, 'i');
/** A door or window size from a schedule, such as `6-8` or `6 8`. */
const twoNumbers = new RegExp(`^(?<feet>${digits})(?: ?- ?| )(?<inches>\\d{1,2}) *${inchMark}?$`, 'i');
const inchesAlone = new RegExp(`^${inches} *${inchMark}$`, 'i');

const inchesPerFoot = 12;

/**
 * Parses a length as people write it. Returns feet, or null if invalid. Signs, exponents and improper fractions are not
 * allowed.
 * - Feet: `12`, `12.5`, `.5`, `1,200`, `12'`, `12 ft`, `8 feet`
 * - Whole feet, and inches below 12: `12' 6"`, `12'-6`, `12 ft 6 1/2 in`, `6-8`, `6 8`
 * - Inches, which need their unit: `150 in`, `3/4"`
 */
export function parseLength(text: string): number | null {
  const written = text.replaceAll(/[′’]/g, "'").replaceAll(/[″”]/g, '"').replaceAll(/\s+/g, ' ').trim();
  const feet = feetAlone.exec(written)?.groups;
  if (feet) return finite(numberOf(feet.feet));
  const both = (feetAndInches.exec(written) ?? twoNumbers.exec(written))?.groups;
  if (both) return addInches(numberOf(both.feet), both, inchesPerFoot);
  const alone = inchesAlone.exec(written)?.groups;
  return alone ? addInches(0, alone, Number.POSITIVE_INFINITY) : null;
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Adds inches to feet, or returns null if there are too many inches or the fraction is improper. */
function addInches(feet: number, groups: Groups, below: number): number | null {
  const part = fractionOf(groups.fraction);
  if (part === null) return null;
  const inches = numberOf(groups.inches ?? groups.wholeInches) + part;
  return inches < below ? finite(feet + inches / inchesPerFoot) : null;
}

function fractionOf(text: string | undefined): number | null {
  if (text === undefined) return 0;
  const [over = 0, under = 0] = text.split('/').map(Number);
  return over < under ? over / under : null;
}

function numberOf(text = '0'): number {
  return Number(text.replaceAll(',', ''));
}

function finite(feet: number): number | null {
  return Number.isFinite(feet) ? feet : null;
}

/** Lengths are rounded to sixteenths of an inch, as on a tape measure. */
const partsPerInch = 16;

/** Formats feet to a sixteenth of an inch: 24.5 → `24' 6"`. {@link parseLength} reads the result. */
export function writeLength(feet: number): string {
  const parts = Math.round(exact(feet) * inchesPerFoot * partsPerInch);
  const wholeInches = Math.floor(parts / partsPerInch);
  const written = [`${Math.floor(wholeInches / inchesPerFoot)}'`];
  const inches = wholeInches % inchesPerFoot;
  const rest = parts % partsPerInch;
  if (rest === 0) {
    if (inches > 0) written.push(`${inches}"`);
  } else {
    const common = Math.min(rest & -rest, partsPerInch);
    written.push(`${inches > 0 ? `${inches} ` : ''}${rest / common}/${partsPerInch / common}"`);
  }
  return written.join(' ');
}

/** Formats feet to the inch, the precision of tracing by hand: 24.52 → `24' 6"`. */
export function writeToInch(feet: number): string {
  return writeLength(Math.round(feet * inchesPerFoot) / inchesPerFoot);
}

/** Number of decimals that marks a traced length. People usually type fewer decimals. */
const tracedDecimals = 6;
const tracedLength = new RegExp(String.raw`^(?<sign>-?)(?<feet>\d+\.\d{${tracedDecimals}})$`);

/**
 * Formats feet with six decimals, for lengths in an edge table that are not exact in feet and inches: 24.523 →
 * `24.523000`. Rounding to the inch would move the outline's corners.
 */
export function writeTracedLength(feet: number): string {
  return exact(feet).toFixed(tracedDecimals);
}

/** Returns a length's text for display: formatted to the inch if it has six decimals, otherwise unchanged. */
export function shownLength(text: string): string {
  const { sign = '', feet } = tracedLength.exec(text)?.groups ?? {};
  if (feet === undefined) return text;
  const written = writeToInch(Number(feet));
  return written === writeToInch(0) ? written : `${sign}${written}`;
}
