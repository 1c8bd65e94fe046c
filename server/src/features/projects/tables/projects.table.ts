import {
  projectKinds,
  projectStates,
  projectSteps,
  type TakeoffEntry,
} from '@title24/shared-domain/projects';
import { sql } from 'drizzle-orm';
import { check, index, integer, json, pgSequence, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import { accounts } from '../../accounts/tables/accounts.table.ts';

/** Project numbers, which are never reused. */
export const projectNumbers = pgSequence('project_numbers', { startWith: 100_001 });

/** Do-It-Yourself projects (D10). The contents of their steps are in project_steps. */
export const projects = pgTable(
  'projects',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Public project number, such as 'P100245'. */
    number: text().notNull().unique().default(sql`'P' || nextval('project_numbers')`),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Last valid name entered in the project step. */
    name: text().notNull(),
    kind: text({ enum: projectKinds }).notNull(),
    state: text({ enum: projectStates }).notNull().default('in-progress'),
    /** Number of the last submission; 1 before the first. */
    round: integer().notNull().default(1),
    /** First step with an error or missing answer, or null. */
    nextStep: text('next_step', { enum: projectSteps }),
    copiedFrom: text('copied_from'),
    takeoff: json().$type<TakeoffEntry>(),
    takeoffStamp: integer('takeoff_stamp').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUpdate: timestamp('last_update', { withTimezone: true }).notNull(),
    /**
     * The time when the project was created, or when its owner last opened it or made changes to its steps, its files
     * or the traced plan. Of an account's editable projects that are not in the trash, the active project has the
     * latest time.
     */
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    index('projects_account').on(table.accountId, table.lastUpdate, table.id),
    index('projects_removed').on(table.removedAt),
    check('projects_state_known', isOneOf(table.state, projectStates)),
    check('projects_bin', sql`${table.removedAt} is null or ${table.state} = 'in-progress'`),
  ],
);
