import { useLoaded } from '@title24/remote-kit/runtime';
import { Button } from '@title24/ui';
import { useSearchParams } from 'react-router-dom';
import { useStaffEndpoints } from '../../calls/staff-endpoints.ts';
import { StaffLoaded } from '../../calls/staff-loaded.tsx';
import list from '../../work-list/work-list.module.css';
import { WorkViews } from '../work/work-views.tsx';
import { countLabel } from './count-label.ts';
import { ListPages } from './list-pages.tsx';
import { readListSearch } from './list-search.ts';
import { NoSubmissions } from './no-submissions.tsx';
import { SearchForm } from './search-form.tsx';
import { StatusLinks } from './status-links.tsx';
import { SubmissionTable } from './submission-table.tsx';

/** The submissions, newest first. The search and the part of the list are in the address. */
export function SubmissionList() {
  const [parameters] = useSearchParams();
  const search = readListSearch(parameters);
  const found = useLoaded(useStaffEndpoints().submissionList, { ...search }, { refetchOnFocus: true });
  return (
    <>
      <WorkViews current={null} counts={null} />
      <SearchForm search={search} />
      <StaffLoaded from={found} what="the submissions">
        {({ items, total, counts, hasMore, before, after }) => (
          <>
            <StatusLinks search={search} counts={counts} hasMore={hasMore} />
            <div className={list.found}>
              <p role="status">
                {total === 1 ? '1 submission' : `${countLabel(total, hasMore)} submissions`}
              </p>
              <Button variant="secondary" size="small" onClick={() => void found.reload()}>
                Refresh
              </Button>
            </div>
            {items.length === 0 ? (
              <NoSubmissions search={search} total={total} counts={counts} />
            ) : (
              <SubmissionTable submissions={items} />
            )}
            <ListPages search={search} before={before} after={after} />
          </>
        )}
      </StaffLoaded>
    </>
  );
}
