import { timestamp } from 'drizzle-orm/pg-core';
import { siteClock } from './clock.ts';

/**
 * Returns a column for the site's time at which a row is stored. Rows inserted by other programs get the database's
 * time.
 */
export function storedAt(name: string) {
  return timestamp(name, { withTimezone: true })
    .notNull()
    .defaultNow()
    .$defaultFn(() => siteClock.now());
}
