import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { storedAt } from '../../../clock/stored-at.ts';
import { isOneOf } from '../../../db/is-one-of.ts';
import { remoteVersions } from '../remote-versions.table.ts';

/**
 * How a canary can end. A release of its version to all visitors promotes it. A rollback of only the canary withdraws
 * it. Any other release, rollback or removal of its part replaces it.
 */
export const canaryOutcomes = ['promoted', 'withdrawn', 'replaced'] as const;

/** Versions that were released to only a share of visitors. */
export const remoteCanaries = pgTable(
  'remote_canaries',
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    version: text().notNull(),
    /** The live version, which visitors without the canary get. */
    control: text().notNull(),
    /** Percentage of visitors who get the canary. */
    percent: smallint().notNull(),
    startedAt: storedAt('started_at'),
    startedBy: text('started_by').notNull(),
    reason: text().notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    outcome: text({ enum: canaryOutcomes }),
    endedBy: text('ended_by'),
    endedReason: text('ended_reason'),
  },
  (table) => [
    foreignKey({
      columns: [table.name, table.version],
      foreignColumns: [remoteVersions.name, remoteVersions.version],
    }),
    check('remote_canaries_percent', sql`${table.percent} between 1 and 50`),
    check('remote_canaries_outcome', isOneOf(table.outcome, canaryOutcomes)),
    uniqueIndex('remote_canaries_one_running').on(table.name).where(sql`${table.endedAt} is null`),
  ],
);

/** Visitors during a canary; deleted after its end. */
export const canaryVisitors = pgTable(
  'canary_visitors',
  {
    canaryId: integer('canary_id')
      .notNull()
      .references(() => remoteCanaries.id, { onDelete: 'cascade' }),
    /** Hash of the canary's id and the random bits in the visitor's cookie. */
    visitor: text().notNull(),
    isOnCanary: boolean('is_on_canary').notNull(),
    /** Whether the visitor opened a page of the canary's part or had a failure. */
    opened: boolean().notNull(),
    failed: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.canaryId, table.visitor] })],
);
