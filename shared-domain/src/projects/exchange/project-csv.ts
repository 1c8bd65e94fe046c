import { asksForGroup, isAsked } from '../asked-fields.ts';
import { answerOf, type GroupValues, valuesOfGroup } from '../document-values.ts';
import type { Field } from '../fields/field.ts';
import { type FieldGroup, fieldGroups } from '../fields/field-groups.ts';
import { optionOf } from '../fields/read-field.ts';
import type { ProjectContent } from '../project-data.ts';
import type { ProjectKind } from '../project-kind.ts';
import { usedContent } from '../used-lines.ts';

/**
 * All answers as CSV (RFC 4180), table by table, with labels and units as the forms show them: for a list, its columns and
 * one row a line; for all else one row a field. No cell can become a formula of a spreadsheet.
 */
export function projectCsv(entered: ProjectContent): string {
  const content = usedContent(entered);
  const asked = fieldGroups.filter((group) => asksForGroup(group, content.kind));
  const tables = asked.map((group) => (group.list ? linesOf(group, content) : answersOf(group, content)));
  const rows = tables.filter((table) => table.length > 0).flatMap((table) => [...table, []]);
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function answersOf(group: FieldGroup, content: ProjectContent): string[][] {
  return valuesOfGroup(content, group).flatMap((of) =>
    group.fields.flatMap((field) => {
      const answer = writtenAnswer(field, of, content.kind);
      return answer === '' ? [] : [[group.title, labelOf(field), answer, unitOf(field, of)]];
    }),
  );
}

/** Columns that no line has an answer for are left out. */
function linesOf(group: FieldGroup, content: ProjectContent): string[][] {
  const { kind } = content;
  const lines = valuesOfGroup(content, group);
  if (lines.length === 0) return [];
  const fields = group.fields.filter((field) =>
    lines.some((line) => writtenAnswer(field, line, kind) !== ''),
  );
  const heads = fields.map((field) => {
    const unit = 'unit' in field ? field.unit : '';
    return unit === '' ? labelOf(field) : `${labelOf(field)} (${unit})`;
  });
  const rows = lines.map((line) => [
    group.title,
    line.id ?? '',
    ...fields.map((field) => writtenAnswer(field, line, kind)),
  ]);
  return [['Table', 'Line', ...heads], ...rows];
}

function labelOf({ legend, label }: Field): string {
  return legend === undefined ? label : `${legend}: ${label}`;
}

/** Words that stand for a number have no unit. */
function unitOf(field: Field, { values }: GroupValues): string {
  return 'unit' in field && typeof answerOf(field, values) === 'number' ? field.unit : '';
}

/** An answer as people read it; empty if there is none, or the field is not asked. */
function writtenAnswer(field: Field, of: GroupValues, kind: ProjectKind): string {
  if ('fixed' in field && field.fixed?.kinds.includes(kind)) return field.fixed.shown;
  const answer = isAsked(field, of, kind) ? answerOf(field, of.values) : undefined;
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  return answer === undefined ? '' : (optionOf(field, answer)?.label ?? String(answer));
}

/** A spreadsheet runs what begins like this, also behind spaces; an apostrophe in front makes it text. */
const formula = /^\s*[=+\-@\t\r]/;

/** One cell, quoted if it has to be. */
export function csvCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
