import { addressOf, linesAt } from '../document-values.ts';
import { withoutLine } from '../edit-lines.ts';
import type { Field } from '../fields/field.ts';
import type { FieldGroup } from '../fields/field-groups.ts';
import type { ProjectData } from '../project-data.ts';
import { applyAction } from './step-actions.ts';
import { withTyped } from './typed-fields.ts';
import { withWindowHeight } from './window-height.ts';

/** Result of pasting rows of a spreadsheet into a list. */
export interface PastedLines {
  readonly data: ProjectData;
  /** Ids of the new lines, in the order of the rows. */
  readonly added: readonly string[];
  /** Cells with an invalid value, kept as typed, to be corrected. */
  readonly toCorrect: readonly { readonly line: string; readonly field: Field; readonly text: string }[];
  /** Number of windows that are assumed to have a rating label, as their row has a U-factor or SHGC. */
  readonly labeled: number;
  /** Columns, by their heading or number, that match no field of the list. */
  readonly ignoredColumns: readonly string[];
  /** Number of rows beyond the limit of the list. */
  readonly tooMany: number;
}

const glazingColumns = ['orientation', 'count', 'width', 'height', 'uFactor', 'shgc'];

/** The fields of a list in the order of a schedule without a heading, by path. */
const columnsByPath: Readonly<Record<string, readonly string[]>> = {
  'glazing.existing': glazingColumns,
  'glazing.added': glazingColumns,
  'walls.doors': ['orientation', 'width', 'height'],
  'walls.otherWalls': ['orientation', 'area', 'insulation'],
  'walls.lines': [
    'story',
    'plateHeight',
    'lengths.front',
    'lengths.left',
    'lengths.back',
    'lengths.right',
    'insulation',
  ],
};

/** Headings of schedules on plans, in lower case, that are not the label of the field. */
const headings: Readonly<Record<string, string>> = {
  qty: 'count',
  quantity: 'count',
  count: 'count',
  'u-value': 'uFactor',
  facing: 'orientation',
  direction: 'orientation',
  operation: 'sash',
};

const simplified = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** Returns the fields of a list in the order in which a schedule without a heading has them. */
export function pasteColumns({ path, fields }: FieldGroup): readonly Field[] {
  const names = columnsByPath[path] ?? ['type', 'area', 'insulation'];
  return names.flatMap((name) => fields.find((field) => field.name === name) ?? []);
}

/**
 * Adds the rows of a spreadsheet, with cells separated by tabs, to a list of the project. A first row with two labels
 * of the list's fields is a heading and names the columns; without a heading they are as in `pasteColumns`.
 */
export function withPastedLines(
  data: ProjectData,
  group: FieldGroup,
  text: string,
  thisYear: number,
): PastedLines {
  const rows = cellsOf(text);
  const named = rows[0]?.map((cell) => fieldOfHeading(group, cell)) ?? [];
  const hasHeading = named.filter(Boolean).length >= 2;
  const columns: readonly (Field | undefined)[] = hasHeading ? named : pasteColumns(group);
  const width = Math.max(0, ...rows.map((row) => row.length));
  const ignoredColumns = Array.from({ length: width }, (_, index) => index)
    .filter((index) => columns[index] === undefined)
    .map((index) => (hasHeading && rows[0]?.[index]) || String(index + 1));
  const added: string[] = [];
  const toCorrect: { line: string; field: Field; text: string }[] = [];
  let after = data;
  let tooMany = 0;
  let labeled = 0;
  for (const row of hasHeading ? rows.slice(1) : rows) {
    const next = applyAction(after, group.step, { do: 'add', list: group.path });
    if (next === after) {
      tooMany += 1;
      continue;
    }
    const line = String(linesAt(next, group.path).at(-1)?.id);
    added.push(line);
    after = next;
    for (const [index, cell] of row.entries()) {
      const field = columns[index];
      if (!field || cell === '') continue;
      const address = addressOf({ group, id: line }, field);
      const typed = withTyped(after, address, answerIn(field, cell), thisYear);
      after = withWindowHeight(after, typed, address);
      if (after.raw?.[address] !== undefined) toCorrect.push({ line, field, text: cell });
    }
    const withLabel = withLabelOfRating(after, group, line);
    if (withLabel !== after) labeled += 1;
    after = withLabel;
  }
  return { data: after, added, toCorrect, labeled, ignoredColumns, tooMany };
}

/** Returns the project without the pasted lines. */
export function withoutPasted(data: ProjectData, added: readonly string[]): ProjectData {
  return added.reduce((before, line) => withoutLine(before, line), data);
}

/** Spreadsheets put a cell with quotation marks in quotation marks and double the inner ones. */
function cellsOf(text: string): string[][] {
  return text
    .split(/\r\n?|\n/)
    .map((row) => row.split('\t').map(unquoted))
    .filter((row) => row.some((cell) => cell !== ''));
}

function unquoted(cell: string): string {
  const text = cell.trim();
  const inner = /^"((?:[^"]|"")*)"$/.exec(text)?.[1];
  return (inner?.replaceAll('""', '"') ?? text).trim();
}

function fieldOfHeading({ fields }: FieldGroup, heading: string): Field | undefined {
  const wanted = simplified(heading);
  return (
    fields.find(({ label }) => simplified(label) === wanted) ??
    fields.find(({ name }) => name === headings[wanted])
  );
}

/** Returns a cell's text as its control would hold it: for an option's label, its value. */
function answerIn(field: Field, cell: string): string {
  const wanted = simplified(cell);
  if (field.input === 'yes-no' || field.input === 'box') return wanted;
  const options = field.input === 'choice' ? field.options : 'words' in field ? (field.words ?? []) : [];
  const option = options.find(
    ({ value, label }) => simplified(label) === wanted || simplified(value) === wanted,
  );
  return option?.value ?? cell;
}

/**
 * U-factor and SHGC are asked only for windows with a label, so a row that has one of them and no statement gets a
 * label.
 */
function withLabelOfRating(data: ProjectData, group: FieldGroup, id: string): ProjectData {
  const line = linesAt(data, group.path).find((each) => each.id === id);
  const at = (name: string) => `${group.path}.${id}.${name}`;
  const has = (name: string) => line?.[name] !== undefined || data.raw?.[at(name)] !== undefined;
  const isTaken = (has('uFactor') || has('shgc')) && !has('rated');
  return isTaken ? withTyped(data, at('rated'), 'yes', 0) : data;
}
