import { escapeHtml } from '@title24/shared-domain';
import { formatFileSize } from '@title24/shared-domain/full-service';
import type { StoredFile } from '../../../files/stored-file.ts';

type Line = readonly [label: string, value: string];

/** Returns labeled lines as text, such as 'Phone: (510) 555-0100'. */
export function linesAsText(lines: readonly Line[]): string {
  return lines.map(([label, value]) => `${label}: ${value}`).join('\n');
}

/** Returns labeled lines as an HTML table that keeps the line breaks in values. */
export function linesAsHtml(lines: readonly Line[]): string {
  const rows = lines.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
  );
  return `<table cellpadding="4">\n${rows.join('\n')}\n</table>`;
}

/** Returns lines such as 'plans.pdf (2.3 MB)', one per file. */
export function fileLines(files: readonly StoredFile[]): string[] {
  return files.map(({ name, size }) => `${name} (${formatFileSize(size)})`);
}

/** Returns an HTML list of texts. */
export function listAsHtml(items: readonly string[]): string {
  return `<ul>\n${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}\n</ul>`;
}
