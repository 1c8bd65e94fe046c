import { addressOf, linesAt } from '../document-values.ts';
import { withoutLine } from '../edit-lines.ts';
import type { Field } from '../fields/field.ts';
import type { FieldGroup } from '../fields/field-groups.ts';
import type { ProjectData } from '../project-data.ts';
import { applyAction } from './step-actions.ts';
import { withTyped } from './typed-fields.ts';
import { withWindowHeight } from './window-height.ts';

/** Result of pasting spreadsheet rows. */
export interface PastedLines {
  readonly data: ProjectData;
  /** Ids of new lines in row order. */
  readonly added: readonly string[];
  /** Invalid cells. Their text is in the project's `raw`. */
  readonly toCorrect: readonly { readonly line: string; readonly field: Field; readonly text: string }[];
  /** Number of rows whose windows are assumed to have a rating label, because the row has a U-factor or SHGC. */
  readonly labeled: number;
  /** Headings or numbers of columns that match no field. */
  readonly ignoredColumns: readonly string[];
  /** Number of rows beyond the list's limit. */
  readonly tooMany: number;
}

const glazingColumns = ['orientation', 'count', 'width', 'height', 'uFactor', 'shgc'];

/** Default column order by list path, for pasted rows without a heading. */
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

/** Field names by lowercase heading, for headings that plans use instead of the field labels. */
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

/** Returns the fields of a list's default columns, in order. */
export function pasteColumns({ path, fields }: FieldGroup): readonly Field[] {
  const names = columnsByPath[path] ?? ['type', 'area', 'insulation'];
  return names.flatMap((name) => fields.find((field) => field.name === name) ?? []);
}

/**
 * Adds tab-separated rows to a list. If the first row has at least two known headings, it determines the columns.
 * Otherwise, the columns are in the order of `pasteColumns`.
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

/** Returns the project without pasted lines. */
export function withoutPasted(data: ProjectData, added: readonly string[]): ProjectData {
  return added.reduce((before, line) => withoutLine(before, line), data);
}

/**
 * Returns rows of unquoted cells, without empty rows. If a cell contains quotation marks, a spreadsheet doubles them
 * and quotes the cell.
 */
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

/** Returns a cell's text for the field's control. Option labels become values. */
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
 * Marks a window as labeled if its row has a U-factor or SHGC but does not state whether the window is labeled. The
 * form shows the two rating fields only for labeled windows.
 */
function withLabelOfRating(data: ProjectData, group: FieldGroup, id: string): ProjectData {
  const line = linesAt(data, group.path).find((each) => each.id === id);
  const at = (name: string) => `${group.path}.${id}.${name}`;
  const has = (name: string) => line?.[name] !== undefined || data.raw?.[at(name)] !== undefined;
  const isTaken = (has('uFactor') || has('shgc')) && !has('rated');
  return isTaken ? withTyped(data, at('rated'), 'yes', 0) : data;
}
