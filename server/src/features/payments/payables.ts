import type { CalendarDate } from '@title24/shared-domain';
import type { ReceivedPayment } from '@title24/shared-domain/cases';
import type { Invoice } from '@title24/shared-domain/orders';
import type { WorkKind } from '@title24/shared-domain/work';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { RefusedPayment } from './card-provider.ts';

/** An amount to be paid for an order or a case. */
export interface Payable {
  readonly kind: WorkKind;
  /** Id of the charge (for an order) or of the invoice (for a case). */
  readonly id: string;
  /** Order number or case reference. */
  readonly work: string;
  /** Whole cents. */
  readonly cents: number;
  readonly isOwed: boolean;
  /** The account that must pay, or null for a customer without an account. */
  readonly accountId: string | null;
  /** The saved card to charge, or null if the customer pays on a payment page. */
  readonly cardId: string | null;
  /** Whether the saved card was refused. The card is charged again at `nextTryAt`, if set. */
  readonly isRefused: boolean;
  readonly nextTryAt: Date | null;
  /** Text on the payment page (`name`) and in the provider's list of payments (`description`). */
  readonly name: string;
  readonly description: string;
  /** URL paths to which the customer returns after paying (`paidPath`) or without paying (`leftPath`). */
  readonly paidPath: string;
  readonly leftPath: string;
}

/** A payment result. The {@link PayableOwner} applies it to the order or case, and sends an email about it. */
export type PaymentResult =
  | { readonly type: 'paid'; readonly cents: number; readonly payment: ReceivedPayment }
  /** A saved card was refused. If `isLast`, there is no automatic retry, and staff decide what to do. */
  | {
      readonly type: 'refused';
      readonly cents: number;
      readonly refusal: Pick<RefusedPayment, 'state' | 'reason'>;
      readonly attempt: number;
      readonly nextTryAt: Date | null;
      readonly isLast: boolean;
    }
  /**
   * Staff have to act. `why` consists of complete sentences. With `endsCharge`, the charge to the saved card counts as
   * failed.
   */
  | {
      readonly type: 'attention';
      readonly cents: number;
      readonly why: string;
      readonly endsCharge?: boolean;
    }
  /** A reminder of an invoice is due. */
  | {
      readonly type: 'reminder';
      readonly cents: number;
      readonly dueOn: CalendarDate;
      readonly isPastDue: boolean;
    }
  /** The customer disputed the payment at the bank. Staff get an email about each dispute. */
  | { readonly type: 'disputed'; readonly cents: number; readonly why: string };

/** A payable, with the transaction that has locked the row of its order or case. */
export interface PaymentContext {
  readonly transaction: Transaction;
  readonly now: Date;
  readonly payable: Payable;
}

/** A feature with payables, such as orders or cases. */
export interface PayableOwner {
  readonly kind: WorkKind;
  /** Returns the payable with this id, or null if this feature has none. */
  find(from: Database | Transaction, id: string): Promise<Payable | null>;
  /** Locks the payable's order or case until the transaction ends, and returns the current payable. */
  lock(transaction: Transaction, payable: Payable): Promise<Payable>;
  /** Locks the payable's order or case, and applies the result of `decide`, if any, in the same transaction. */
  record(payable: Payable, decide: (context: PaymentContext) => Promise<PaymentResult | null>): Promise<void>;
  /** Returns the invoice with this number, or null if this feature has none. */
  invoice(from: Database | Transaction, number: string): Promise<Invoice | null>;
  /** Functions for payables that are charged to saved cards. */
  readonly savedCards?: SavedCardUse;
}

/** A feature's functions for saved cards. */
export interface SavedCardUse {
  /** Marks a payable as being charged. */
  start(transaction: Transaction, payable: Payable): Promise<void>;
  /**
   * Returns the ids of payables to charge now: those due at `dueBefore` or earlier, and refused ones whose next attempt
   * is due.
   */
  toCharge(
    database: Database,
    times: { readonly now: Date; readonly dueBefore: Date },
    limit: number,
  ): Promise<string[]>;
  /** Returns an SQL condition that holds if a charge to the card is pending or possible. */
  isNeeded(cardId: AnyPgColumn): SQL;
  /** Returns an SQL condition that holds if an order or case with this card changed after `instant`. */
  isUsedSince(cardId: AnyPgColumn, instant: Date): SQL;
}

/** Registry of the features with payables. */
export class Payables {
  readonly #owners = new Map<WorkKind, PayableOwner>();

  add(owner: PayableOwner): void {
    this.#owners.set(owner.kind, owner);
  }

  owner(kind: WorkKind): PayableOwner {
    const owner = this.#owners.get(kind);
    if (!owner) throw new Error(`No owner of ${kind} payables is registered`);
    return owner;
  }

  /** Returns the saved-card functions of all features that have them. */
  get cardUses(): SavedCardUse[] {
    return [...this.#owners.values()].flatMap(({ savedCards }) => savedCards ?? []);
  }

  /**
   * Returns the payable with this id.
   * @throws Error if there is no such payable
   */
  async require(from: Database | Transaction, id: string): Promise<Payable> {
    for (const owner of this.#owners.values()) {
      const found = await owner.find(from, id);
      if (found) return found;
    }
    throw new Error(`There is no payable ${id}`);
  }

  /**
   * Returns the invoice with this number.
   * @throws Error if there is no such invoice
   */
  async requireInvoice(from: Database | Transaction, number: string): Promise<Invoice> {
    for (const owner of this.#owners.values()) {
      const found = await owner.invoice(from, number);
      if (found) return found;
    }
    throw new Error(`There is no invoice ${number}`);
  }

  lock(transaction: Transaction, payable: Payable): Promise<Payable> {
    return this.owner(payable.kind).lock(transaction, payable);
  }

  /** Records a payment result through the payable's owner, like {@link PayableOwner.record}. */
  async record(
    database: Database,
    id: string,
    decide: (context: PaymentContext) => Promise<PaymentResult | null>,
  ): Promise<void> {
    const payable = await this.require(database, id);
    await this.owner(payable.kind).record(payable, decide);
  }
}
