import type { AuditAction } from '@title24/shared-domain';
import { WorkRefusedError } from '@title24/shared-domain/workflow';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import { changeMoment, requireUnchanged } from '../../platform/rpc/params/last-update.ts';
import { notPossible } from '../../platform/rpc/protocol/rpc-fault.ts';
import { type Actor, recordChange } from '../audit/record-change.ts';
import { loadCalendar } from '../calendar/business-calendar.ts';
import {
  type EventActor,
  type EventRequest,
  type Owner,
  type SiteRequest,
  siteActor,
  type WorkContext,
  type WorkflowDefinition,
  type WorkTypes,
} from './workflow-definition.ts';

const bySite = { by: 'site', actor: siteActor } as const;

/** Identifies work and the version of it that the caller has seen. */
export type Seen<T extends WorkTypes> = { readonly [Name in T['KeyName']]: string } & {
  readonly lastUpdate: string;
};

interface Target {
  readonly key: string;
  readonly owner?: Owner;
  /** Time of the last change that the caller has seen, or absent to accept any stored version. */
  readonly lastUpdate?: string | undefined;
}

type Make<T extends WorkTypes, Result> = (context: WorkContext<T>) => Promise<Result>;

/**
 * Applies events to one kind of work. Each event runs in one transaction, which locks the work and writes the result,
 * the history, the audit log entry (for staff events) and the emails (D11, Q1).
 */
class Workflow<T extends WorkTypes> {
  readonly #definition: WorkflowDefinition<T>;
  protected readonly dependencies: T['Dependencies'];

  constructor(definition: WorkflowDefinition<T>, dependencies: T['Dependencies']) {
    this.#definition = definition;
    this.dependencies = dependencies;
  }

  /**
   * Applies an event of the site itself or only sends emails, depending on what `make` returns. Does nothing for null.
   * @throws RpcFault -32001 if there is no such work; -32010 if the event is not possible now
   */
  async bySite(key: string, make: Make<T, SiteRequest<T> | null>): Promise<void> {
    await this.#change(async (transaction) => {
      const context = await this.lockNewest(transaction, key);
      const request = await make(context);
      if (request && isEvent(request)) await this.#applyEvent(context, bySite, request);
      else if (request) await this.#sendMails(context, request);
    });
  }

  /**
   * Applies the due event, if any, without waiting for the regular check.
   * @returns whether there was a due event
   * @throws RpcFault -32001 if there is no such work
   */
  async applyDue(key: string, owner: Owner = null): Promise<boolean> {
    const { dueEvent, load } = this.#definition;
    const { database } = this.dependencies;
    const snapshot = await this.#contextOf(database, key, await load(database, key, owner, null));
    if (dueEvent(snapshot, snapshot.now) === null) return false;
    return this.#change(async (transaction) => {
      const context = await this.lockNewest(transaction, key, owner);
      const request = dueEvent(context, context.now);
      if (request) await this.#applyEvent(context, bySite, request);
      return request !== null;
    });
  }

  /**
   * Applies all due events, each in its own transaction. Concurrent calls are safe. Failures are logged and retried in
   * the next check.
   */
  async checkDeadlines(log: { error(details: object, message: string): void }): Promise<void> {
    const { database, clock } = this.dependencies;
    for (const key of await this.#definition.findOverdue(database, clock.now())) {
      const subject = this.#definition.subjectOf(key);
      await this.applyDue(key).catch((err: unknown) =>
        log.error({ err, subject }, 'A deadline was not applied'),
      );
    }
  }

  /**
   * Writes a staff change that is not an event. If `lastUpdate` is given, it must be the current version. The change
   * creates a new version, so that a later call with the old version is refused.
   * @param write returns the details for the audit log
   * @throws RpcFault like {@link act}
   */
  async writeOn(
    caller: Caller,
    { lastUpdate, ...seen }: Omit<Seen<T>, 'lastUpdate'> & { readonly lastUpdate?: string },
    action: AuditAction,
    write: Make<T, unknown>,
  ): Promise<void> {
    const { keyName, touch } = this.#definition;
    const key = (seen as Record<string, string>)[keyName] ?? '';
    await this.applyDue(key);
    await this.#change(async (transaction) => {
      const context = await this.#lock(transaction, { key, lastUpdate }, { by: 'staff', actor: caller });
      await this.#audit(context, caller, action, await write(context));
      const { row } = context.record;
      await touch(transaction, row.id, changeMoment(row.lastUpdate, this.dependencies.clock));
    });
  }

  /**
   * Locks the current version of the work until the transaction ends.
   * @throws RpcFault -32001 if there is no such work
   */
  async lockNewest(transaction: Transaction, key: string, owner: Owner = null): Promise<WorkContext<T>> {
    const record = await this.#definition.load(transaction, key, owner, 'update');
    return this.#contextOf(transaction, key, record);
  }

  /**
   * Applies a person's event, after any due event. If `make` returns null, applies only the due event. Events by staff
   * are recorded in the audit log.
   * @throws RpcFault -32001 if the person has no such work; -32003 if they may not handle it; -32009 if it has changed
   * since they loaded it; -32010 if the event is not possible now
   */
  protected async act(
    by: EventActor<T['By']>,
    target: Target,
    make: Make<T, EventRequest<T> | null>,
  ): Promise<void> {
    await this.applyDue(target.key, target.owner);
    await this.#change(async (transaction) => {
      const context = await this.#lock(transaction, target, by);
      const request = await make(context);
      if (request === null) return;
      await this.#applyEvent(context, by, request);
      if (by.by !== 'staff') return;
      await this.#audit(context, by.actor, `work.${request.input.event}`, request.detail);
    });
  }

  async #lock(
    transaction: Transaction,
    { key, owner = null, lastUpdate }: Target,
    by: EventActor<T['By']>,
  ): Promise<WorkContext<T>> {
    const { keyName, requireAllowed, isEndedByDeadline } = this.#definition;
    const context = await this.lockNewest(transaction, key, owner);
    const { record } = context;
    requireAllowed?.(record, by);
    const { state, lastUpdate: stored } = record.row;
    if (!isEndedByDeadline?.(record)) {
      requireUnchanged(stored, lastUpdate, () => ({
        [keyName]: key,
        state,
        lastUpdate: stored.toISOString(),
      }));
    }
    return context;
  }

  /** Commits changes, then starts delivering their emails. */
  async #change<Result>(make: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    const { database, mailer } = this.dependencies;
    const result = await database.transaction(make);
    mailer.wake();
    return result;
  }

  async #contextOf(from: Database | Transaction, key: string, record: T['Record']): Promise<WorkContext<T>> {
    const calendar = await loadCalendar(from);
    const now = this.dependencies.clock.now();
    const item: T['Item'] = this.#definition.itemOf(record, calendar);
    return { ...item, transaction: from as Transaction, key, record, calendar, now };
  }

  async #applyEvent(
    context: WorkContext<T>,
    actor: EventActor<T['By']>,
    request: EventRequest<T>,
  ): Promise<void> {
    const { apply, store, follow, load } = this.#definition;
    const { transaction, key } = context;
    const { row } = context.record;
    const step: T['Step'] = stepOf(row.state, () => apply(context, request.input, actor.by));
    const at = changeMoment(row.lastUpdate, this.dependencies.clock);
    await store(context, { actor, request, step, at }, this.dependencies);
    await request.also?.(context);
    const after = { ...context, ...step };
    await this.#sendMails(after, request);
    const last = await follow?.(after, step, this.dependencies);
    if (!last) return;
    const stored = await load(transaction, key, null, null);
    await this.#applyEvent(await this.#contextOf(transaction, key, stored), bySite, last);
  }

  async #sendMails(after: WorkContext<T>, request: SiteRequest<T>): Promise<void> {
    const { mails } = request;
    if (mails) await this.#definition.sendMails(after, request, mails, this.dependencies);
  }

  #audit(
    { transaction, key, record }: WorkContext<T>,
    actor: Actor,
    action: AuditAction,
    after: unknown,
  ): Promise<void> {
    const subject = this.#definition.subjectOf(key);
    const before = { state: record.row.state };
    return recordChange(transaction, actor, { action, subject, before, after });
  }
}

function isEvent<T extends WorkTypes>(request: SiteRequest<T>): request is EventRequest<T> {
  return request.input !== undefined;
}

/**
 * Returns the result of a domain rule.
 * @throws RpcFault -32010, with the rule's message and the state, if the rule refuses the event
 */
export function stepOf<Step>(state: string, apply: () => Step): Step {
  try {
    return apply();
  } catch (error) {
    if (error instanceof WorkRefusedError) throw notPossible(error.message, state);
    throw error;
  }
}

/** Returns the base class that applies the events of one kind of work. */
export function defineWorkflow<T extends WorkTypes>(definition: WorkflowDefinition<T>) {
  return class extends Workflow<T> {
    constructor(dependencies: T['Dependencies']) {
      super(definition, dependencies);
    }
  };
}
