import { useLoaded } from '@title24/remote-kit/runtime';
import { formatNumber } from '@title24/shared-domain';
import { formatCents } from '@title24/shared-domain/orders';
import { type BusinessFigures, workViewTitles } from '@title24/shared-domain/work';
import { useRole } from '../access/use-role.ts';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { workHref } from '../desk/work-search.ts';
import styles from './business.module.css';
import { useBusinessEndpoints } from './business-endpoints.ts';
import { PaymentsDownload } from './payments-download.tsx';
import { RecentChanges } from './recent-changes.tsx';
import { ToDo } from './to-do.tsx';
import { WeekCharts } from './week-charts.tsx';

/** Renders /admin: business figures, tasks and recent changes. */
export function BusinessPage() {
  const role = useRole();
  const figures = useLoaded(useBusinessEndpoints().figures, undefined, { refetchOnFocus: true });
  const keepsSite = (role?.isAllowed('UPDATE', 'CONFIG') && role.isAllowed('UPDATE', 'HELP')) ?? false;
  return (
    <>
      <StaffLoaded from={figures} what="the figures">
        {(loaded) => (
          <>
            <Now figures={loaded} />
            <WeekCharts weeks={loaded.weeks} />
            <PaymentsDownload now={loaded.now} />
          </>
        )}
      </StaffLoaded>
      {keepsSite && <ToDo />}
      {role?.isAllowed('READ', 'CONFIG') && <RecentChanges />}
    </>
  );
}

/** Shows today's key figures, with links to the matching items. */
function Now({ figures: { dueToday, late, unassigned, unpaid } }: { readonly figures: BusinessFigures }) {
  const tiles = [
    [workViewTitles.today, dueToday, workHref({ view: 'today' })],
    [workViewTitles.late, late, workHref({ view: 'late' })],
    [workViewTitles.unassigned, unassigned, workHref({ view: 'unassigned' })],
    [`Unpaid (${unpaid.count})`, formatCents(unpaid.cents), workHref({ view: 'unsettled' })],
  ] as const;
  return (
    <section aria-labelledby="now" className={styles.section}>
      <h2 id="now">Today</h2>
      <ul className={styles.tiles}>
        {tiles.map(([title, figure, href]) => (
          <li key={title}>
            <a href={href}>
              <span>{title}</span>{' '}
              <strong>{typeof figure === 'number' ? formatNumber(figure) : figure}</strong>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
