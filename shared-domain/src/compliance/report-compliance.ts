import { type CalendarDate, isCalendarDate } from '../time/calendar-date.ts';

/** What an analyst states about a report, or about results, at delivery. */
export interface ComplianceStatement {
  /** Whether the run of the compliance software complies. */
  readonly complies: boolean;
  /** Whether the report has to be registered in a data registry before the permit. */
  readonly needsRegistration: boolean;
  /** Why it is delivered although it does not comply: the customer reads it; '' if it complies. */
  readonly shortfall: string;
}

/** A registration in a data registry, such as CHEERS, as printed on the registered report. */
export interface Registration {
  readonly number: string;
  readonly date: CalendarDate;
}

/** What is known about the compliance of a delivered report. */
export interface ReportCompliance extends ComplianceStatement {
  /** Null until it is registered, and if it needs none. */
  readonly registration: Registration | null;
}

/** Maximum length of a registration number, in characters. */
export const registrationNumberLength = 60;

/** Returns why a report cannot be delivered with this statement; null if it can. */
export function statementProblem({ complies, shortfall }: ComplianceStatement): string | null {
  if (complies) return shortfall === '' ? null : 'The software run complies, so no reason is needed.';
  return shortfall.trim() === ''
    ? 'The software run does not comply. Ask the customer for changes, or confirm the delivery with a reason, which the customer reads.'
    : null;
}

/**
 * Returns why a registration cannot be recorded; null if it can. Recording it again corrects it.
 * @param compliance null before delivery
 * @param today in California
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
