import { timestamp } from 'drizzle-orm/pg-core';
import { siteClock } from './clock.ts';

/**
 * Returns a column with the time at which a row is stored, by the site's clock. The default in the database is for
 * rows that are made outside of the site.
 */
export function storedAt(name: string) {
  return timestamp(name, { withTimezone: true })
    .notNull()
    .defaultNow()
    .$defaultFn(() => siteClock.now());
}
