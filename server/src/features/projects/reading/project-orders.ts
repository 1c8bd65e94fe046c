import type { ListedOrder } from '@title24/shared-domain/projects';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';

/** Functions of the orders feature that projects need. */
export interface ProjectOrders {
  /** Applies due deadlines of the caller's orders, which may change the states of projects. */
  settle(caller: Pick<Caller, 'accountId'>): Promise<void>;
  /** Returns the current order of each project, by the project's id; none if nothing was ordered. */
  listed(database: Database, projectIds: readonly string[]): Promise<ReadonlyMap<string, ListedOrder>>;
}

/** Set by the orders feature while the app starts. */
export class ProjectOrdersSlot {
  #orders: ProjectOrders = { settle: async () => undefined, listed: async () => new Map() };

  set(orders: ProjectOrders): void {
    this.#orders = orders;
  }

  get current(): ProjectOrders {
    return this.#orders;
  }
}
