import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, smallint, uuid } from 'drizzle-orm/pg-core';

/** Registry state that all processes share. A migration creates the only row. */
export const registryState = pgTable(
  'registry_state',
  {
    id: smallint().primaryKey().default(1),
    /** Id of the registry, different for each site. */
    registry: uuid().notNull().defaultRandom(),
    /**
     * Triggers set the revision at each change: to the time in milliseconds, or to the previous revision plus 1 if that
     * is higher.
     */
    revision: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [check('registry_state_one_row', sql`${table.id} = 1`)],
);
