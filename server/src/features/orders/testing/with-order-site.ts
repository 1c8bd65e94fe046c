import { monday, OrderSite, type OrderSiteOptions } from './order-site.ts';

/**
 * Opens a site before a file's tests, and closes it after them. Before each test, sets the site's clock to
 * {@link monday}.
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
