import { useLoaded } from '@title24/remote-kit/runtime';
import { formatNumber } from '@title24/shared-domain';
import { type WorkKind, type WorkQueue, workViews, workViewTitles } from '@title24/shared-domain/work';
import { Button, Cluster } from '@title24/ui';
import { useSearchParams } from 'react-router-dom';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { readWorkSearch, type WorkSearch, workHref, workQueuePath } from '../desk/work-search.ts';
import { FindForm } from '../work-list/find-form.tsx';
import list from '../work-list/work-list.module.css';
import { Duty } from './duty.tsx';
import { WorkTable } from './work-table.tsx';

/** Renders /admin/work, which lists orders and Full Service cases. */
export function WorkPage() {
  const [parameters] = useSearchParams();
  const search = readWorkSearch(parameters);
  const found = useLoaded(useStaffEndpoints().work, { ...search }, { refetchOnFocus: true });
  return (
    <>
      <WorkForm search={search} />
      <StaffLoaded from={found} what="the work">
        {(queue) => (
          <>
            {search.search === '' && <Views search={search} counts={queue.counts} />}
            <div className={list.found}>
              <p role="status">{foundWords(search, queue)}</p>
              <Cluster>
                <Duty isOnDuty={queue.isOnDuty} onChanged={() => void found.reload()} />
                <Button variant="secondary" size="small" onClick={() => void found.reload()}>
                  Refresh
                </Button>
              </Cluster>
            </div>
            {queue.items.length === 0 ? <NoWork search={search} /> : <WorkTable queue={queue} />}
            <Pages search={search} hasMore={queue.hasMore} />
          </>
        )}
      </StaffLoaded>
    </>
  );
}

const kindWords: Readonly<Record<WorkKind, string>> = { order: 'orders', case: 'Full Service projects' };

function foundWords({ search, view, kind, page }: WorkSearch, { items, hasMore }: WorkQueue): string {
  const what = search === '' ? workViewTitles[view] : `Found for “${search}”, open work first`;
  const shown = hasMore || page > 1 ? `page ${page}` : String(items.length);
  return `${what}: ${shown}${kind === null ? '' : ` (only ${kindWords[kind]})`}`;
}

/** Renders links to the work views, with counts (none for ended work), and links that filter by kind. */
function Views({ search, counts }: { readonly search: WorkSearch; readonly counts: WorkQueue['counts'] }) {
  const { view, kind } = search;
  const kinds: readonly (readonly [WorkKind | null, string])[] = [
    [null, 'Both kinds'],
    ['order', 'Only orders'],
    ['case', 'Only Full Service'],
  ];
  return (
    <>
      <nav aria-label="Views of the work" className={list.choices}>
        <ul>
          {workViews.map((each) => (
            <li key={each}>
              <a href={workHref({ view: each, kind })} aria-current={each === view ? 'page' : undefined}>
                {workViewTitles[each]}
                {each !== 'ended' && ` (${formatNumber(counts[each])})`}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Kinds of work">
        <Cluster>
          {kinds.map(([each, words]) => (
            <a
              key={words}
              href={workHref({ view, kind: each })}
              aria-current={each === kind ? 'true' : undefined}
            >
              {words}
            </a>
          ))}
        </Cluster>
      </nav>
    </>
  );
}

/** Replaces an empty list with a message and, if it helps, a link. */
function NoWork({ search: { search, view, kind, page } }: { readonly search: WorkSearch }) {
  if (page > 1) {
    return (
      <p>
        This page of the list is empty now.{' '}
        <a href={workHref({ search, view, kind })}>Go to the first page</a>
      </p>
    );
  }
  if (search !== '' || kind !== null) {
    return (
      <p>
        Nothing matches. Check the spelling, or <a href={workHref({})}>show the work to do</a>.
      </p>
    );
  }
  return <p>Nothing here right now.</p>;
}

function Pages({ search, hasMore }: { readonly search: WorkSearch; readonly hasMore: boolean }) {
  const { page } = search;
  if (page === 1 && !hasMore) return null;
  return (
    <nav aria-label="Pages">
      <Cluster>
        {page > 1 && <a href={workHref({ ...search, page: page - 1 })}>Previous page</a>}
        {hasMore && <a href={workHref({ ...search, page: page + 1 })}>Next page</a>}
      </Cluster>
    </nav>
  );
}

/** Renders the form that searches all work, including ended work. The kind filter still applies. */
function WorkForm({ search: { search, kind } }: { readonly search: WorkSearch }) {
  const [, setParameters] = useSearchParams();
  return (
    <FindForm
      action={workQueuePath}
      name="search"
      label="Search all work"
      hint="Number or reference, name of a file that we sent, project, customer or email; with a date, like Hill house 12/1/2026."
      value={search}
      submitLabel="Search"
      onFind={(typed) => setParameters({ ...(typed && { search: typed }), ...(kind && { kind }) })}
    />
  );
}
