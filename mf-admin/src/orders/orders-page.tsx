import { useSearchParams } from 'react-router-dom';
import { ToQueue } from '../desk/to-queue.tsx';
import { OrderDesk } from './detail/order-desk.tsx';

/** Renders /admin/orders, which shows the order in the parameter `id`, or else redirects to the queue (D11). */
export function OrdersPage() {
  const [parameters] = useSearchParams();
  const number = parameters.get('id');
  return number === null ? <ToQueue kind="order" /> : <OrderDesk key={number} number={number} />;
}
