import { useLoaded } from '@title24/remote-kit/runtime';
import { counted } from '@title24/shared-domain';
import { Checkbox } from '@title24/ui';
import { useSearchParams } from 'react-router-dom';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { PageLinks } from '../paging/page-links.tsx';
import { FindForm } from '../work-list/find-form.tsx';
import styles from './audit.module.css';
import { ChangeEntry } from './change-entry.tsx';

/**
 * Renders /admin/audit, which lists changes with author, time and values. If the checkbox is checked, the list
 * also has the entries about who opened customer data.
 */
export function AuditPage() {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('q') ?? '';
  const accesses = parameters.get('accesses') === '1';
  const page = Math.max(1, Number(parameters.get('page')) || 1);
  const changes = useLoaded(useStaffEndpoints().auditEntries, {
    ...(search && { search }),
    ...(accesses && { accesses }),
    page,
  });

  return (
    <>
      <FindForm
        action="/admin/audit"
        name="q"
        label="Search by person, action or subject"
        value={search}
        submitLabel="Search"
        onFind={(typed, form) => setParameters(toQuery(typed, form.has('accesses')), { replace: true })}
      >
        <Checkbox
          key={String(accesses)}
          name="accesses"
          value="1"
          label="Include who opened what visitors sent"
          defaultChecked={accesses}
        />
      </FindForm>
      <StaffLoaded from={changes} what="the changes">
        {({ items, total }) => (
          <>
            <p role="status">{counted(total, 'entry', 'entries')}</p>
            <ol className={styles.list}>
              {items.map((entry) => (
                <ChangeEntry key={entry.id} entry={entry} />
              ))}
            </ol>
            <PageLinks path="/admin/audit" query={toQuery(search, accesses)} page={page} total={total} />
          </>
        )}
      </StaffLoaded>
    </>
  );
}

function toQuery(search: string, accesses: boolean): Record<string, string> {
  return { ...(search && { q: search }), ...(accesses && { accesses: '1' }) };
}
