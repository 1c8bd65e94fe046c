import type { ProjectContent } from '../project-data.ts';
import { projectSummary, type SummaryTable } from './project-summary.ts';

/**
 * Returns a project's answers as CSV (RFC 4180), with the tables of {@link projectSummary}. The table of a list has a
 * column per answered field; any other table has a row per answered field. No cell can become a spreadsheet formula.
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

/** Matches cells that a spreadsheet would treat as formulas unless an apostrophe comes first. */
const formula = /^\s*[=+\-@\t\r]/;

/** Returns a CSV cell, quoted if necessary. */
export function csvCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
