import { useLoaded } from '@title24/remote-kit/runtime';
import { type CaseQueue, type CaseQueueView, caseStateTitles } from '@title24/shared-domain/cases';
import { Badge, Button, classNames } from '@title24/ui';
import { useStaffEndpoints } from '../../calls/staff-endpoints.ts';
import { StaffLoaded } from '../../calls/staff-loaded.tsx';
import { When } from '../../moments/when.tsx';
import { Deadline } from '../../orders/clocks/deadline.tsx';
import { useSiteTime } from '../../orders/clocks/use-site-time.ts';
import list from '../../work-list/work-list.module.css';
import { WorkViews } from './work-views.tsx';

/** /admin/submissions?view=: open cases, what is due first. */
export function WorkList({ view }: { readonly view: CaseQueueView }) {
  const found = useLoaded(useStaffEndpoints().caseQueue, { view }, { refetchOnFocus: true });
  return (
    <StaffLoaded from={found} what="the work">
      {(queue) => (
        <>
          <WorkViews current={view} counts={queue.counts} />
          <div className={list.found}>
            <p role="status">{queue.items.length === 1 ? '1 case' : `${queue.items.length} cases`}</p>
            <Button variant="secondary" size="small" onClick={() => void found.reload()}>
              Refresh
            </Button>
          </div>
          {queue.items.length === 0 ? <p>Nothing here right now.</p> : <CaseTable queue={queue} />}
        </>
      )}
    </StaffLoaded>
  );
}

function CaseTable({ queue }: { readonly queue: CaseQueue }) {
  const now = useSiteTime(queue.now);
  return (
    <table className={classNames(list.table, list.compact)}>
      <caption className="visually-hidden">Cases by due date</caption>
      <thead>
        <tr>
          <th scope="col">Project</th>
          <th scope="col">Due</th>
          <th scope="col">State</th>
          <th scope="col">Analyst</th>
          <th scope="col">Received</th>
        </tr>
      </thead>
      <tbody>
        {queue.items.map(
          ({ reference, projectName, projectType, sender, dueAt, state, analyst, receivedAt }) => (
            <tr key={reference}>
              <th scope="row">
                <a href={`/admin/submissions?reference=${encodeURIComponent(reference)}`}>
                  <bdi>{projectName}</bdi>{' '}
                  <span className={classNames(list.second, list.small)}>{reference}</span>
                </a>
                <p>
                  {projectType}, <bdi>{sender}</bdi>
                </p>
              </th>
              <td>{dueAt === null ? 'The customer’s turn' : <Deadline dueAt={dueAt} now={now} />}</td>
              <td>
                <Badge tone={dueAt === null ? 'neutral' : 'accent'}>{caseStateTitles[state]}</Badge>
              </td>
              <td data-label="Analyst">{analyst ?? 'Nobody yet'}</td>
              <td data-label="Received">
                <When at={receivedAt} />
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
