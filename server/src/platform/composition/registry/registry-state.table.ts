import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, smallint, uuid } from 'drizzle-orm/pg-core';

/** State of the registry that all processes of a site share. A migration creates its only row. */
export const registryState = pgTable(
  'registry_state',
  {
    id: smallint().primaryKey().default(1),
    /** Id of the registry, different for each site. */
    registry: uuid().notNull().defaultRandom(),
    /**
     * Revision of the registry. Triggers raise it with each change to versions and releases. The new revision is the
     * current time in milliseconds or the previous revision plus 1, if that is higher.
     */
    revision: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [check('registry_state_one_row', sql`${table.id} = 1`)],
);
