import { useLoaded } from '@title24/remote-kit/runtime';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import styles from './business.module.css';
import { useBusinessEndpoints } from './business-endpoints.ts';
import type { Task } from './tasks.ts';

/** Lists tasks for staff who maintain the site. */
export function ToDo() {
  const tasks = useLoaded(useBusinessEndpoints().tasks, undefined);
  return (
    <StaffLoaded from={tasks} what="what there is to do">
      {({ toDo, missed }) => (
        <>
          <Tasks
            id="to-do"
            title="To do on the site"
            tasks={toDo}
            none="No email, announcement, product or help text needs your attention."
          />
          <Tasks id="missed" title="What visitors miss" tasks={missed} none="Everything is filled in." />
        </>
      )}
    </StaffLoaded>
  );
}

interface Props {
  readonly id: string;
  readonly title: string;
  readonly tasks: readonly Task[];
  readonly none: string;
}

function Tasks({ id, title, tasks, none }: Props) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {tasks.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {tasks.map(({ text, href }) => (
            <li key={text}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
