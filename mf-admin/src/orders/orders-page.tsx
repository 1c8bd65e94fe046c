import { useSearchParams } from 'react-router-dom';
import { OrderDesk } from './detail/order-desk.tsx';
import { OrderQueue } from './queue/order-queue.tsx';

/** /admin/orders: the orders that wait for us; with ?id= one order (D11). */
export function OrdersPage() {
  const [parameters] = useSearchParams();
  const number = parameters.get('id');
  return number === null ? <OrderQueue /> : <OrderDesk key={number} number={number} />;
}
