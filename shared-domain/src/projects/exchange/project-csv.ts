import { asksForGroup, isAsked } from '../asked-fields.ts';
import { answerOf, type GroupValues, valuesOfGroup } from '../document-values.ts';
import type { Field, FieldValue } from '../fields/field.ts';
import { fieldGroups, stepTitles } from '../fields/field-groups.ts';
import { optionOf } from '../fields/read-field.ts';
import type { ProjectContent } from '../project-data.ts';
import { usedContent } from '../used-lines.ts';

const columns = ['Step', 'Group', 'Line', 'Field', 'Value', 'Unit'];

/**
 * All answers as CSV (RFC 4180), one row an answer, with labels and units as the forms show them. No cell can become a
 * formula of a spreadsheet.
 */
export function projectCsv(entered: ProjectContent): string {
  const content = usedContent(entered);
  const asked = fieldGroups.filter((group) => asksForGroup(group, content.kind));
  const rows = asked.flatMap((group) =>
    valuesOfGroup(content, group).flatMap((values) => rowsOf(values, content)),
  );
  return [columns, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function rowsOf(of: GroupValues, { kind }: ProjectContent): string[][] {
  return of.group.fields.flatMap((field) => {
    const answer = answerOf(field, of.values);
    if (answer === undefined || !isAsked(field, of, kind)) return [];
    const label = field.legend === undefined ? field.label : `${field.legend}: ${field.label}`;
    const unit = 'unit' in field && typeof answer === 'number' ? field.unit : '';
    return [
      [stepTitles[of.group.step], of.group.title, of.id ?? '', label, writtenAnswer(field, answer), unit],
    ];
  });
}

/** An answer as people read it. */
function writtenAnswer(field: Field, answer: FieldValue): string {
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  return optionOf(field, answer)?.label ?? String(answer);
}

/** A spreadsheet runs what begins like this, also behind spaces; an apostrophe in front makes it text. */
const formula = /^\s*[=+\-@\t\r]/;

/** One cell, quoted where it has to be. */
export function csvCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
