import { useLoaded } from '@title24/remote-kit/runtime';
import { type WorkItem, workPath } from '@title24/shared-domain/work';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import { DeskBar, neighborsOf } from './desk-bar.tsx';
import { readWorkSearch } from './work-search.ts';

/** Renders the bar of a work item, with links to its neighbors on the first page of the queue. */
export function WorkBar(item: Pick<WorkItem, 'kind' | 'number'>) {
  const { state } = useLoaded(useStaffEndpoints().work, readWorkSearch(new URLSearchParams()));
  const items = state.status === 'ready' ? state.data.items : [];
  const neighbors = neighborsOf(items.map(workPath), workPath(item));
  return <DeskBar {...neighbors} />;
}
