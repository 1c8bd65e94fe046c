import { useLoaded } from '@title24/remote-kit/runtime';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import type { TasksFor } from './load-tasks.ts';
import styles from './overview.module.css';
import { useOverviewEndpoints } from './overview-endpoints.ts';

/** What somebody with this role should look at. */
export function ToDo(props: TasksFor) {
  const tasks = useLoaded(useOverviewEndpoints().tasks, { ...props });
  return (
    <section className={styles.section} aria-labelledby="to-do">
      <h2 id="to-do">To do</h2>
      <StaffLoaded from={tasks} what="what there is to do">
        {(found) =>
          found.length === 0 ? (
            <p>Nothing needs your attention.</p>
          ) : (
            <ul>
              {found.map(({ text, href }) => (
                <li key={text}>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </ul>
          )
        }
      </StaffLoaded>
    </section>
  );
}
