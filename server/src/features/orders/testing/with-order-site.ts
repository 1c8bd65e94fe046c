import { monday, OrderSite, type OrderSiteOptions } from './order-site.ts';

/**
 * Opens a site for a file's tests, each of which starts at {@link monday}.
 * @param use receives the site
 */
export function withOrderSite(use: (orders: OrderSite) => void, options?: OrderSiteOptions): void {
  let orders: OrderSite;

  beforeAll(async () => {
    orders = await OrderSite.open(options);
    use(orders);
  });
  afterAll(() => orders.close());
  beforeEach(() => orders.at(monday));
}
