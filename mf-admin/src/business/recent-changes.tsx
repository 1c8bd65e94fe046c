import { useLoaded } from '@title24/remote-kit/runtime';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { When } from '../moments/when.tsx';
import styles from './business.module.css';
import { foldChanges } from './fold-changes.ts';

/** Shows the recent changes, combined by {@link foldChanges}, in up to five lines. */
export function RecentChanges() {
  const changes = useLoaded(useStaffEndpoints().auditEntries, { page: 1 });
  return (
    <section className={styles.section} aria-labelledby="recent">
      <h2 id="recent">Recent changes</h2>
      <StaffLoaded from={changes} what="the recent changes">
        {({ items }) =>
          items.length === 0 ? (
            <p>Nothing has been changed yet.</p>
          ) : (
            <>
              <ul>
                {foldChanges(items)
                  .slice(0, 5)
                  .map(({ newest, words }) => (
                    <li key={newest.id}>
                      {words}, <When at={newest.at} />
                    </li>
                  ))}
              </ul>
              <p>
                <a href="/admin/audit">All changes</a>
              </p>
            </>
          )
        }
      </StaffLoaded>
    </section>
  );
}
