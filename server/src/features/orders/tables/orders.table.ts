import type { ReportCompliance } from '@title24/shared-domain/compliance';
import {
  cancelReasons,
  type MailingAddress,
  type OrderItem,
  openOrderStates,
  orderKinds,
  orderStates,
  unfinishedOrderStates,
} from '@title24/shared-domain/orders';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import { accounts } from '../../accounts/tables/accounts.table.ts';
import { savedCards } from '../../payments/tables/saved-cards.table.ts';
import type { EnteredProject } from '../../projects/ordering/snapshots.ts';
import { projects } from '../../projects/tables/projects.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The customer's acceptance of the terms, with its time. */
export interface Consent {
  /** Date of the terms, or '' if none is configured. */
  readonly terms: string;
  /** SHA-256 of the accepted text, in lowercase hexadecimal. */
  readonly textSha256: string;
  readonly at: string;
}

/** Orders for reports, partial runs and revisions (D11). The order lines contain the prices. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Public number: the project number and a sequence number. */
    number: text().notNull().unique(),
    /** Orders are never deleted, so their projects and accounts cannot be deleted either. */
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text({ enum: orderKinds }).notNull(),
    state: text({ enum: orderStates }).notNull(),
    /** Number of submissions, or 0 for a revision that has not been submitted. */
    round: integer().notNull(),
    items: jsonb().$type<readonly OrderItem[]>().notNull(),
    address: jsonb().$type<MailingAddress>(),
    consent: jsonb().$type<Consent>(),
    /** Unique per account, so that a repeated request returns the existing order. */
    idempotencyKey: uuid('idempotency_key'),
    /** The card to charge, or null for payment by invoice. */
    cardId: uuid('card_id').references(() => savedCards.id),
    /** For a revision, the order whose report it changes. */
    revisionOf: uuid('revision_of').references((): AnyPgColumn => orders.id),
    /** For a revision, the original project data, restored if the revision is not delivered. */
    entered: json().$type<EnteredProject>(),
    /** Deadline of the newest OrderRun: the rush deadline if there is one. Null before the first run. */
    promisedAt: instant('promised_at'),
    /**
     * Same as `promisedAt` while the newest run is open. Null while the order is waiting for the customer, and after
     * the order is delivered or canceled.
     */
    dueAt: instant('due_at'),
    /** Time of the next check for due notices. Null if only an event can make one due. */
    noticesDueAt: instant('notices_due_at'),
    reviewer: text(),
    submittedAt: instant('submitted_at').notNull(),
    reviewStartedAt: instant('review_started_at'),
    contactedAt: instant('contacted_at'),
    responseDueAt: instant('response_due_at'),
    cancelRequestedAt: instant('cancel_requested_at'),
    cancelRequestReason: text('cancel_request_reason').notNull().default(''),
    deliveredAt: instant('delivered_at'),
    /** The report's registration, and statements about its compliance. */
    compliance: jsonb().$type<ReportCompliance>(),
    mailedAt: instant('mailed_at'),
    trackingNumber: text('tracking_number').notNull().default(''),
    cancelledAt: instant('cancelled_at'),
    cancelReason: text('cancel_reason', { enum: cancelReasons }),
    rebateCents: integer('rebate_cents').notNull().default(0),
    rushWaivedCents: integer('rush_waived_cents').notNull().default(0),
    lastUpdate: instant('last_update').notNull(),
  },
  (table) => [
    unique('orders_idempotency_key').on(table.accountId, table.idempotencyKey),
    uniqueIndex('orders_one_open').on(table.projectId).where(isOneOf(table.state, openOrderStates)),
    index('orders_newest').on(table.submittedAt, table.id),
    index('orders_project').on(table.projectId, table.submittedAt),
    index('orders_account').on(
      table.accountId,
      sql`(${isOneOf(table.state, openOrderStates)})`,
      table.submittedAt,
      table.id,
    ),
    index('orders_due')
      .on(table.dueAt, table.submittedAt, table.id)
      .where(isOneOf(table.state, unfinishedOrderStates)),
    index('orders_notices').on(table.noticesDueAt).where(sql`${table.noticesDueAt} is not null`),
    // The business figures read these columns with index-only scans.
    index('orders_delivered')
      .on(table.deliveredAt, table.submittedAt, table.promisedAt, table.rebateCents, table.rushWaivedCents)
      .where(sql`${table.deliveredAt} is not null`),
    index('orders_state').on(table.state, table.responseDueAt),
    check('orders_state_known', isOneOf(table.state, orderStates)),
    check('orders_kind_known', isOneOf(table.kind, orderKinds)),
    check('orders_cancelled', sql`(${table.state} = 'cancelled') = (${table.cancelledAt} is not null)`),
    check(
      'orders_delivered',
      sql`(${table.state} in ('delivered', 'completed')) = (${table.deliveredAt} is not null)`,
    ),
  ],
);
