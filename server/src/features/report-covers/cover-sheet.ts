import { Readable } from 'node:stream';
import {
  complianceNotes,
  type DeliveredThing,
  type ReportCompliance,
} from '@title24/shared-domain/compliance';
import { type HelpSheet, paragraph } from '@title24/shared-domain/help-sheets';
import type { MailAttachment } from '../../platform/mail/attachments.ts';

/** The cover sheet's data about a delivered report. */
export interface CoveredReport {
  /** Order number, or case reference. */
  readonly number: string;
  readonly projectName: string;
  readonly thing: DeliveredThing;
  readonly compliance: ReportCompliance;
}

/** Returns the sheet that customers should read before they use the report (D11). */
export function coverSheet({ number, projectName, thing, compliance }: CoveredReport): HelpSheet {
  return {
    title: 'Read this first',
    lead: `About the ${thing} of ${number}, ${projectName}.`,
    sections: complianceNotes(compliance, thing).map(({ title, paragraphs }) => ({
      heading: title,
      blocks: paragraphs.map(paragraph),
    })),
    prices: [],
  };
}

/**
 * Returns an array with the cover sheet as an email attachment. The array is empty if there are no compliance notes.
 * @param source name of the attachment source that loads the cover sheet
 */
export function attachedCover(
  source: string,
  {
    number,
    thing,
    compliance,
  }: Pick<CoveredReport, 'number' | 'thing'> & { compliance: ReportCompliance | null },
): MailAttachment[] {
  if (compliance === null || complianceNotes(compliance, thing).length === 0) return [];
  return [{ source, id: number, name: `${number}-read-first.pdf`, mediaType: 'application/pdf' }];
}

/** Returns a function that typesets the cover sheet of an order or case. */
export function openCover(
  find: (number: string) => Promise<CoveredReport>,
  typeset: (sheet: HelpSheet) => Promise<Buffer>,
) {
  return async (number: string): Promise<Readable> =>
    Readable.from([await typeset(coverSheet(await find(number)))]);
}
