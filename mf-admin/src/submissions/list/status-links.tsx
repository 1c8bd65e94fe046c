import {
  type SubmissionList,
  type SubmissionStatus,
  submissionStatuses,
} from '@title24/shared-domain/full-service';
import list from '../../work-list/work-list.module.css';
import { statusLabels } from '../status-labels.ts';
import { countLabel } from './count-label.ts';
import { type ListSearch, listHref } from './list-search.ts';

interface Props extends Pick<SubmissionList, 'counts' | 'hasMore'> {
  readonly search: ListSearch;
}

/** Filters the list by status; each link shows how many submissions match the rest of the search. */
export function StatusLinks({ search, counts, hasMore }: Props) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const choices: readonly (readonly [SubmissionStatus | null, string, number])[] = [
    [null, 'All', all],
    ...submissionStatuses.map((status) => [status, statusLabels[status], counts[status]] as const),
  ];
  return (
    <nav aria-label="Status" className={list.choices}>
      <ul>
        {choices.map(([status, words, count]) => (
          <li key={words}>
            <a
              href={listHref({ ...search, status })}
              aria-current={search.status === status ? 'page' : undefined}
            >
              {words} ({countLabel(count, hasMore)})
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
