import type { HelpSheetName } from '@title24/shared-domain';

/**
 * Returns a link to a help sheet's PDF. If possible, the page opens the sheet in a dialog instead. The link
 * text is HTML.
 */
export function helpSheetLink(sheet: HelpSheetName, words: string): string {
  return `<a href="/static/pdf/what_you_need_to_know_${sheet}.pdf" data-help-sheet="${sheet}">${words}</a>`;
}
