import type { SubmissionList } from '@title24/shared-domain/full-service';
import { Cluster } from '@title24/ui';
import { type ListSearch, listHref } from './list-search.ts';

interface Props extends Pick<SubmissionList, 'before' | 'after'> {
  readonly search: ListSearch;
}

/** Links to the previous and next part of the list; renders nothing if all of it is shown. */
export function ListPages({ search, before, after }: Props) {
  if (before === null && after === null) return null;
  return (
    <nav aria-label="Pages">
      <Cluster>
        {before !== null && (
          <>
            <a href={listHref(search)}>First page</a>
            <a href={listHref(search, { before })}>Previous page</a>
          </>
        )}
        {after !== null && <a href={listHref(search, { after })}>Next page</a>}
      </Cluster>
    </nav>
  );
}
