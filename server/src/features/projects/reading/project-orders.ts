import type { ListedOrder } from '@title24/shared-domain/projects';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';

/** What projects tell of their orders, which are a feature of their own. */
export interface ProjectOrders {
  /** Does what the clocks of the caller's orders bring about by now: it may change the states of projects. */
  settle(caller: Pick<Caller, 'accountId'>): Promise<void>;
  /** The order of each project that counts, by the project's id; none where nothing was ordered. */
  listed(database: Database, projectIds: readonly string[]): Promise<ReadonlyMap<string, ListedOrder>>;
}

/** Takes the orders until the app is ready. */
export class ProjectOrdersSlot {
  #orders: ProjectOrders = { settle: async () => undefined, listed: async () => new Map() };

  set(orders: ProjectOrders): void {
    this.#orders = orders;
  }

  get current(): ProjectOrders {
    return this.#orders;
  }
}
