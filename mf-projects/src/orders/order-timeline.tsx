import { formatMoment } from '@title24/shared-domain';
import { type OrderView, orderStages } from '@title24/shared-domain/orders';
import { Timeline } from '@title24/ui';

/** Shows the past and current stages of an order with their times, and the future stages. */
export function OrderTimeline({ order }: { readonly order: OrderView }) {
  return (
    <Timeline
      stages={orderStages(order).map(({ title, status, at }) => ({
        title,
        status,
        when: at !== null && <time dateTime={at}>{formatMoment(at)}</time>,
      }))}
    />
  );
}
