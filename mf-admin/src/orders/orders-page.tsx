import { useSearchParams } from 'react-router-dom';
import { OrderDesk } from './detail/order-desk.tsx';
import { OrderQueue } from './queue/order-queue.tsx';

/** The page /admin/orders: the orders in our hands; with ?id= one order (D11). */
export function OrdersPage() {
  const [parameters] = useSearchParams();
  const number = parameters.get('id');
  return number === null ? <OrderQueue /> : <OrderDesk key={number} number={number} />;
}
