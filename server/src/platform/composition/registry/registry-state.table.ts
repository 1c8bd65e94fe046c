import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, smallint, uuid } from 'drizzle-orm/pg-core';

/** State of the registry that all processes of a site share, in one row that a migration creates. */
export const registryState = pgTable(
  'registry_state',
  {
    id: smallint().primaryKey().default(1),
    /** Distinguishes this registry from that of another site. */
    registry: uuid().notNull().defaultRandom(),
    /**
     * Increased by triggers with each change to versions and releases: to the time in milliseconds, and by at least 1.
     */
    revision: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [check('registry_state_one_row', sql`${table.id} = 1`)],
);
