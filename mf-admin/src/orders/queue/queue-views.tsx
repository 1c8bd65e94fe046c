import type { DeskQueue } from '@title24/shared-domain/orders';
import list from '../../work-list/work-list.module.css';
import { type QueueSearch, queueHref, wholeQueue } from './queue-search.ts';

interface Props {
  readonly search: QueueSearch;
  readonly counts: DeskQueue['counts'];
}

/** Shows links to the everyday views of the queue, with the number of orders in each. */
export function QueueViews({ search, counts }: Props) {
  const views: readonly (readonly [string, Partial<QueueSearch>])[] = [
    ['Open', {}],
    [`Late (${counts.late})`, { due: 'late' }],
    [`Due today or late (${counts.dueToday})`, { due: 'today' }],
    ['Rush', { due: 'rush' }],
    ['Mine', { mine: true }],
    ['Include ended', { open: false }],
  ];
  const current = queueHref({ ...search, search: '' });
  return (
    <nav aria-label="Views of the queue" className={list.choices}>
      <ul>
        {views.map(([words, view]) => {
          const href = queueHref({ ...wholeQueue, ...view });
          return (
            <li key={words}>
              <a href={href} aria-current={href === current ? 'page' : undefined}>
                {words}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
