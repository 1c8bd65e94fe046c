import { formatCalendarDate } from '../time/calendar-date.ts';
import type { Registration, ReportCompliance } from './report-compliance.schema.ts';

/** A note that customers should read before they submit a report to a building department. */
export interface ComplianceNote {
  readonly subject: 'shortfall' | 'to-register' | 'registered';
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Path of the page about registering a report. */
export const registrationHelpPath = '/cheers-reg';

/** The delivered document: a report, or the results of partial runs. */
export type DeliveredThing = 'report' | 'results';

/** Formats a registration, such as 'Registration number 226-P010000001A, December 1, 2026'. */
export function registrationWords({ number, date }: Registration): string {
  return `Registration number ${number}, ${formatCalendarDate(date)}`;
}

/**
 * Returns notes about a delivered report's compliance, for the customer's page, the email and the cover sheet. There
 * are none if the report complies and needs no registration.
 */
export function complianceNotes(
  { complies, shortfall, needsRegistration, registration }: ReportCompliance,
  thing: DeliveredThing = 'report',
): ComplianceNote[] {
  const notes: ComplianceNote[] = [];
  if (!complies) {
    notes.push({
      subject: 'shortfall',
      title: thing === 'report' ? 'This report does not comply' : 'These results do not comply',
      paragraphs: [
        `The software run of ${thing === 'report' ? 'this report' : 'these results'} does not comply with the Energy Code, so a building department can reject it. Why we delivered it:`,
        shortfall,
      ],
    });
  }
  if (needsRegistration && registration === null) {
    notes.push({
      subject: 'to-register',
      title: 'Register this report before you apply for the permit',
      paragraphs: [
        'It lists measures that need field verification, so it must be registered in a data registry first. Building departments often reject reports that aren’t.',
        'How: create an account with CHEERS at cheers.org, then send us the name and CHEERS email address of the person who signs. We upload the file, and CHEERS sends that person a request to sign.',
        'The registered PDF shows a registration number and a date. Submit that one.',
        'CalCERTS has closed and no longer registers reports.',
      ],
    });
  }
  if (needsRegistration && registration !== null) {
    notes.push({
      subject: 'registered',
      title: 'This report is registered',
      paragraphs: [
        `${registrationWords(registration)}. Submit the registered PDF with your permit application.`,
      ],
    });
  }
  return notes;
}
