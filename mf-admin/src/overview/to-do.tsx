import type { RpcClient } from '@title24/shared-config/contract';
import type { ConfigurationForEdit, ListPage, ParkedMail, Product } from '@title24/shared-domain';
import type { SubmissionList } from '@title24/shared-domain/full-service';
import { useCallback } from 'react';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { useLoaded } from '../calls/use-loaded.ts';
import { configurationForEdit } from '../configuration/use-configuration-form.ts';
import { loadHelpTexts } from '../help/help-calls.ts';
import styles from './overview.module.css';
import { findTasks, mailTasks, submissionTasks } from './tasks.ts';

interface Props {
  /** Whether the role keeps the site's texts and configuration. */
  readonly seesSite: boolean;
  readonly seesSubmissions: boolean;
}

/** What somebody with this role should look at. */
export function ToDo({ seesSite, seesSubmissions }: Props) {
  const load = useCallback(
    async (rpc: RpcClient) => {
      const found = await Promise.all([
        seesSubmissions ? loadSubmissionTasks(rpc) : [],
        seesSite ? loadSiteTasks(rpc) : [],
      ]);
      return found.flat();
    },
    [seesSite, seesSubmissions],
  );
  const tasks = useLoaded(load);
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

async function loadSubmissionTasks(rpc: RpcClient) {
  const params = { search: '', status: 'new', projectType: null, since: null, after: null, before: null };
  const { counts } = await rpc.call<SubmissionList>({ service: 'submissions', method: 'find', params });
  return submissionTasks(counts.new);
}

async function loadSiteTasks(rpc: RpcClient) {
  const [configuration, products, sections, parked] = await Promise.all([
    rpc.call<ConfigurationForEdit>(configurationForEdit),
    rpc.call<readonly Product[]>({ service: 'products', method: 'findAll' }),
    loadHelpTexts(rpc),
    rpc.call<ListPage<ParkedMail>>({ service: 'mail', method: 'findParked', params: { page: 1 } }),
  ]);
  const helpTexts = sections.flatMap(({ items }) => items);
  return [...mailTasks(parked.total), ...findTasks({ configuration, products, helpTexts, now: new Date() })];
}
