import type { ProjectContent } from '../project-data.ts';
import { projectSummary, type SummaryTable } from './project-summary.ts';

/**
 * All answers as CSV (RFC 4180), table by table, with labels and units as the forms show them: for a list, its columns and
 * one row a line; for all else one row a field. No cell can become a formula of a spreadsheet.
 */
export function projectCsv(entered: ProjectContent): string {
  const tables = projectSummary(entered).map(rowsOf);
  const rows = tables.filter((table) => table.length > 0).flatMap((table) => [...table, []]);
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function rowsOf(table: SummaryTable): string[][] {
  if ('answers' in table) {
    return table.answers
      .filter(({ answer }) => answer !== '')
      .map(({ label, answer, unit }) => [table.title, label, answer, unit]);
  }
  const heads = table.columns.map(({ label, unit }) => (unit === '' ? label : `${label} (${unit})`));
  const rows = table.rows.map(({ id, cells }) => [table.title, id, ...cells]);
  return [['Table', 'Line', ...heads], ...rows];
}

/** A spreadsheet runs what begins like this, also behind spaces; an apostrophe in front makes it text. */
const formula = /^\s*[=+\-@\t\r]/;

/** One cell, quoted if it has to be. */
export function csvCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
