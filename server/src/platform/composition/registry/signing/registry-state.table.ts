import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';

/** What all processes of a site share about its registry, in the one row that a migration makes. */
export const registryState = pgTable(
  'registry_state',
  {
    id: smallint().primaryKey().default(1),
    /** Tells this registry from that of another site. */
    registry: uuid().notNull().defaultRandom(),
    /** Raised by triggers with each change of versions and releases: to the time in milliseconds, and by 1 at least. */
    revision: bigint({ mode: 'number' }).notNull(),
    /** What the key that signs is made from, where no setting says so: 244 random bits. */
    signingSecret: text('signing_secret').notNull(),
  },
  (table) => [check('registry_state_one_row', sql`${table.id} = 1`)],
);
