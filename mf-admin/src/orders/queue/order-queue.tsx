import { useLoaded } from '@title24/remote-kit/runtime';
import type { DeskQueue } from '@title24/shared-domain/orders';
import { Button } from '@title24/ui';
import { useSearchParams } from 'react-router-dom';
import { useStaffEndpoints } from '../../calls/staff-endpoints.ts';
import { StaffLoaded } from '../../calls/staff-loaded.tsx';
import { PageLinks } from '../../paging/page-links.tsx';
import list from '../../work-list/work-list.module.css';
import { useSiteTime } from '../clocks/use-site-time.ts';
import { OrderTable } from './order-table.tsx';
import { QueueForm } from './queue-form.tsx';
import {
  type QueueSearch,
  queueHref,
  queuePath,
  readQueueSearch,
  toQuery,
  wholeQueue,
} from './queue-search.ts';
import { QueueViews } from './queue-views.tsx';

/** Shows the orders by due date. Search and page are in the URL (D11). */
export function OrderQueue() {
  const [parameters] = useSearchParams();
  const search = readQueueSearch(parameters);
  const found = useLoaded(useStaffEndpoints().orderQueue, { ...search }, { refetchOnFocus: true });
  return (
    <>
      <QueueForm search={search} />
      <StaffLoaded from={found} what="the orders">
        {(queue) => <Queue search={search} queue={queue} onRefresh={() => void found.reload()} />}
      </StaffLoaded>
    </>
  );
}

interface Props {
  readonly search: QueueSearch;
  readonly queue: DeskQueue;
  readonly onRefresh: () => void;
}

function Queue({ search, queue: { items, total, counts, now }, onRefresh }: Props) {
  const time = useSiteTime(now);
  return (
    <>
      <QueueViews search={search} counts={counts} />
      <div className={list.found}>
        <p role="status">{total === 1 ? '1 order' : `${total.toLocaleString('en-US')} orders`}</p>
        <Button variant="secondary" size="small" onClick={onRefresh}>
          Refresh
        </Button>
      </div>
      {items.length === 0 ? (
        <NoOrders search={search} total={total} />
      ) : (
        <OrderTable orders={items} now={time} />
      )}
      <PageLinks path={queuePath} query={toQuery(search)} page={search.page} total={total} />
    </>
  );
}

/** Shown instead of an empty list: why it is empty, and where to continue. */
function NoOrders({ search, total }: Pick<Props, 'search'> & { readonly total: number }) {
  if (total > 0) {
    return (
      <p>
        This page of the list is empty now. <a href={queueHref(search)}>Go to the first page</a>
      </p>
    );
  }
  if (queueHref(search) === queuePath) return <p>No order is waiting.</p>;
  return (
    <p>
      No order matches. {search.open && 'Orders that have ended are left out. '}
      <a href={queueHref({ ...wholeQueue, search: search.search, open: false })}>
        {search.search ? 'Search all orders, including ended ones' : 'Show all orders'}
      </a>{' '}
      or <a href={queuePath}>show the open ones</a>.
    </p>
  );
}
