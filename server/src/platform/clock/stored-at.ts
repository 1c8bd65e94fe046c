import { timestamp } from 'drizzle-orm/pg-core';
import { siteClock } from './clock.ts';

/**
 * Returns a column for the time at which a row is stored, taken from the site's clock. The database default applies to
 * rows that other programs insert.
 */
export function storedAt(name: string) {
  return timestamp(name, { withTimezone: true })
    .notNull()
    .defaultNow()
    .$defaultFn(() => siteClock.now());
}
