import { type CaseQueue, type CaseQueueView, caseQueueViews } from '@title24/shared-domain/cases';
import list from '../../work-list/work-list.module.css';

/** The views of the work, as their links say them. */
const viewTitles: Readonly<Record<CaseQueueView, string>> = {
  work: 'To do',
  mine: 'Mine',
  unassigned: 'Unassigned',
  late: 'Late',
  customer: 'Waiting for customers',
};

interface Props {
  /** Null on the list of all. */
  readonly current: CaseQueueView | null;
  readonly counts: CaseQueue['counts'] | null;
}

/** Ways to look at the plans: what is to do by its due instant, or all that was received. */
export function WorkViews({ current, counts }: Props) {
  return (
    <nav aria-label="Work" className={list.choices}>
      <ul>
        {caseQueueViews.map((view) => (
          <li key={view}>
            <a href={`/admin/submissions?view=${view}`} aria-current={view === current ? 'page' : undefined}>
              {viewTitles[view]}
              {counts && ` (${counts[view]})`}
            </a>
          </li>
        ))}
        <li>
          <a href="/admin/submissions" aria-current={current === null ? 'page' : undefined}>
            All plans
          </a>
        </li>
      </ul>
    </nav>
  );
}
