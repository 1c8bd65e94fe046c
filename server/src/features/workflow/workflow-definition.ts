import type { WorkEventName } from '@title24/shared-domain';
import type { BusinessCalendar } from '@title24/shared-domain/orders';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../audit/record-change.ts';

/** The actor of an event that the site itself triggers, for example at a deadline. */
export const siteActor: Actor = { accountId: null, accountName: 'the site' };

/** The person or site that triggers an event. `by` is the kind of actor, such as 'staff'. */
export interface EventActor<By extends string> {
  readonly by: By;
  readonly actor: Actor;
}

/** The types of one kind of work, such as orders. */
export interface WorkTypes {
  readonly Dependencies: {
    readonly database: Database;
    readonly clock: Clock;
    readonly mailer: { wake(): void };
  };
  /** Name of the property that identifies the work in params and conflict errors, such as 'order'. */
  readonly KeyName: string;
  readonly Record: {
    readonly row: { readonly id: string; readonly state: string; readonly lastUpdate: Date };
  };
  /** The work as the domain rules see it, such as `{ order }`. */
  readonly Item: object;
  /** Result of the domain rules: the item after an event, and the effects. */
  readonly Step: object;
  readonly By: string;
  readonly Input: { readonly event: WorkEventName };
  /** Data of an {@link EventRequest} in addition to its `input`. */
  readonly Extra: object;
  /** Data for emails about the work. */
  readonly Mailed: unknown;
  readonly Mail: unknown;
}

/** What an event is based on: the work in its current version, and the time of the event. */
export type WorkContext<T extends WorkTypes> = T['Item'] & {
  readonly transaction: Transaction;
  readonly key: string;
  readonly record: T['Record'];
  readonly calendar: BusinessCalendar;
  readonly now: Date;
};

/** Returns an event's emails, based on the work after the event. */
export type MailsOf<T extends WorkTypes> = (mailed: T['Mailed']) => {
  readonly toCustomer?: T['Mail'];
  readonly toStaff?: T['Mail'];
};

/** An event to apply, with further changes and emails. */
export type EventRequest<T extends WorkTypes> = T['Extra'] & {
  readonly input: T['Input'];
  /** Details for the audit log and for an order's history. */
  readonly detail?: object;
  /** Makes further changes in the same transaction. */
  readonly also?: (context: WorkContext<T>) => Promise<void>;
  /** Emails to send if, and only if, the event is committed. */
  readonly mails?: MailsOf<T>;
};

/** An action of the site itself: an event, or only emails. */
export type SiteRequest<T extends WorkTypes> =
  | EventRequest<T>
  | { readonly input?: never; readonly mails?: MailsOf<T> };

/** An event with the result of the domain rules. */
export interface AppliedEvent<T extends WorkTypes> {
  readonly actor: EventActor<T['By']>;
  readonly request: EventRequest<T>;
  readonly step: T['Step'];
  /** Time of the change, always later than the previous change, even if the clock was set back. */
  readonly at: Date;
}

/** Id of the account whose work a caller can see, or null for all work. */
export type Owner = string | null;

/** The definition of one kind of work. */
export interface WorkflowDefinition<T extends WorkTypes> {
  readonly keyName: T['KeyName'];
  /** Returns the subject in the audit log, such as 'order P100245-1'. */
  subjectOf(key: string): string;
  /**
   * Loads work by its key, locked if the caller will change it.
   * @throws RpcFault -32001 if there is no such work
   */
  load(from: Database | Transaction, key: string, owner: Owner, lock: 'update' | null): Promise<T['Record']>;
  itemOf(record: T['Record'], calendar: BusinessCalendar): T['Item'];
  /**
   * Checks that the actor may handle the work.
   * @throws RpcFault -32003 if they may not
   */
  requireAllowed?(record: T['Record'], actor: EventActor<T['By']>): void;
  /**
   * Returns whether a deadline ended the work. Events based on an older version then cause no conflict.
   * Instead, the domain rules accept them, or refuse them with a reason.
   */
  isEndedByDeadline?(record: T['Record']): boolean;
  /** Returns the keys of work with a due event. */
  findOverdue(database: Database, now: Date): Promise<readonly string[]>;
  /** Returns the event that the site must trigger now, for example after a deadline, or null. */
  dueEvent(item: T['Item'], now: Date): EventRequest<T> | null;
  apply(context: WorkContext<T>, input: T['Input'], by: T['By']): T['Step'];
  /** Writes the result of an event, and its history entry. */
  store(context: WorkContext<T>, applied: AppliedEvent<T>, dependencies: T['Dependencies']): Promise<void>;
  /**
   * Sends the emails of an event.
   * @param after the work after the event
   */
  sendMails(
    after: WorkContext<T>,
    request: SiteRequest<T>,
    mails: MailsOf<T>,
    dependencies: T['Dependencies'],
  ): Promise<void>;
  /**
   * Runs after the emails are queued.
   * @returns a further event of the site in the same transaction, or null
   */
  follow?(
    after: WorkContext<T>,
    step: T['Step'],
    dependencies: T['Dependencies'],
  ): Promise<EventRequest<T> | null>;
  /** Stores the time of a change that is not an event. */
  touch(transaction: Transaction, id: string, at: Date): Promise<unknown>;
}
