import type { ListedOrder } from '@title24/shared-domain/projects';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';

/** Functions that the orders feature provides for projects. */
export interface ProjectOrders {
  /** Updates the caller's orders whose deadlines have passed. This can change the states of projects. */
  settle(caller: Pick<Caller, 'accountId'>): Promise<void>;
  /** Returns the order that the project list shows for each project, by project id. Omits projects without orders. */
  listed(database: Database, projectIds: readonly string[]): Promise<ReadonlyMap<string, ListedOrder>>;
}

/** Holder for the functions that the orders feature sets at startup. */
export class ProjectOrdersSlot {
  #orders: ProjectOrders = { settle: async () => undefined, listed: async () => new Map() };

  set(orders: ProjectOrders): void {
    this.#orders = orders;
  }

  get current(): ProjectOrders {
    return this.#orders;
  }
}
