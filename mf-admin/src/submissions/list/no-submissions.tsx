import { useConfig } from '@title24/remote-kit/runtime';
import type { SubmissionList } from '@title24/shared-domain/full-service';
import { type ListSearch, listHref } from './list-search.ts';

interface Props extends Pick<SubmissionList, 'total' | 'counts'> {
  readonly search: ListSearch;
}

/** Shown in place of an empty list: why it is empty, and where to go next. */
export function NoSubmissions({ search, total, counts }: Props) {
  const { navLinks } = useConfig();
  const ofAnyStatus = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const isNarrowed = search.search !== '' || search.projectType !== null || search.since !== null;
  if (total > 0)
    return (
      <p>
        This page of the list is empty now. <a href={listHref(search)}>Go to the first page</a>
      </p>
    );
  if (ofAnyStatus > 0)
    return (
      <p>
        No submission has this status. <a href={listHref({ ...search, status: null })}>Show all statuses</a>
      </p>
    );
  if (isNarrowed)
    return (
      <p>
        Nothing matches this search. Check the spelling, or{' '}
        <a href="/admin/submissions">show all submissions</a>.
      </p>
    );
  return (
    <p>
      Nobody has sent plans yet. What visitors send at <a href={navLinks.fullService}>Full Service</a> arrives
      here.
    </p>
  );
}
