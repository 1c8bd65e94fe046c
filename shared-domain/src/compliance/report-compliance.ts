import { type CalendarDate, isCalendarDate } from '../time/calendar-date.ts';
import type { ComplianceStatement, Registration, ReportCompliance } from './report-compliance.schema.ts';

/** Maximum length in characters. */
export const registrationNumberLength = 60;

/** Returns why a report with this statement cannot be delivered, or null. */
export function statementProblem({ complies, shortfall }: ComplianceStatement): string | null {
  if (complies) return shortfall === '' ? null : 'The software run complies, so no reason is needed.';
  return shortfall.trim() === ''
    ? 'The software run does not comply. Ask the customer for changes, or confirm the delivery with a reason, which the customer reads.'
    : null;
}

/**
 * Returns why a registration cannot be recorded, or null. A second registration replaces the first.
 * @param compliance - null before delivery
 * @param today - date in California
 */
export function registrationProblem(
  compliance: ReportCompliance | null,
  { number, date }: Registration,
  today: CalendarDate,
): string | null {
  if (!compliance?.needsRegistration) return 'This report does not need to be registered.';
  if (number.trim() === '') return 'Enter the registration number that the registered PDF shows.';
  if (number.length > registrationNumberLength) {
    return `Enter the registration number in at most ${registrationNumberLength} characters.`;
  }
  return !isCalendarDate(date) || date > today
    ? 'Enter the day of the registration: today or earlier.'
    : null;
}
