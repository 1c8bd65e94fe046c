import type { RpcClient } from '@title24/shared-config/contract';
import type { ConfigurationForEdit, Product } from '@title24/shared-domain';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { useLoaded } from '../calls/use-loaded.ts';
import { configurationForEdit } from '../configuration/use-configuration-form.ts';
import { loadHelpTexts } from '../help/help-calls.ts';
import styles from './overview.module.css';
import { findTasks } from './tasks.ts';

/** What somebody should look at. */
export function ToDo() {
  const tasks = useLoaded(loadTasks);
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

async function loadTasks(rpc: RpcClient) {
  const [configuration, products, sections] = await Promise.all([
    rpc.call<ConfigurationForEdit>(configurationForEdit),
    rpc.call<readonly Product[]>({ service: 'products', method: 'findAll' }),
    loadHelpTexts(rpc),
  ]);
  const helpTexts = sections.flatMap(({ items }) => items);
  return findTasks({ configuration, products, helpTexts, now: new Date() });
}
