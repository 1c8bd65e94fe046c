import { formatMoment } from '../time/pacific-time.ts';
import type { Keep } from './personal-data.schema.ts';

/** Returns text, such as 'No end is set', about how long a record is kept despite a deletion request. */
export function keptUntil({ reason, until, daysAfterWork, workDueAt }: Keep): string {
  if (reason === 'staff') return 'Its staff role is removed';
  if (until !== null) return formatMoment(until);
  const end = daysAfterWork === null ? 'No end is set' : `${daysAfterWork} days after the case is closed`;
  if (reason !== 'open-work') return end;
  return `${end}; the work on it ${workDueAt === null ? 'has no deadline' : `is due ${formatMoment(workDueAt)}`}`;
}
