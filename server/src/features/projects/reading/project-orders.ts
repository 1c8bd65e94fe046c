import type { ListedOrder } from '@title24/shared-domain/projects';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';

/** What projects need from orders, which are another feature. */
export interface ProjectOrders {
  /** Applies what is due by the clocks of the caller's orders, which may change the states of projects. */
  settle(caller: Pick<Caller, 'accountId'>): Promise<void>;
  /** Returns the current order of each project, by the project's id; none if nothing was ordered. */
  listed(database: Database, projectIds: readonly string[]): Promise<ReadonlyMap<string, ListedOrder>>;
}

/** Receives the orders while the app starts. */
export class ProjectOrdersSlot {
  #orders: ProjectOrders = { settle: async () => undefined, listed: async () => new Map() };

  set(orders: ProjectOrders): void {
    this.#orders = orders;
  }

  get current(): ProjectOrders {
    return this.#orders;
  }
}
