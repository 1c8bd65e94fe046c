import { timestamp } from 'drizzle-orm/pg-core';
import { siteClock } from './clock.ts';

/**
 * Returns a column that defaults to the time on the site's clock when a row is inserted. Rows inserted with plain
 * SQL get the time of the database's clock.
 */
export function storedAt(name: string) {
  return timestamp(name, { withTimezone: true })
    .notNull()
    .defaultNow()
    .$defaultFn(() => siteClock.now());
}
