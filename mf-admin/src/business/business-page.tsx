import { useLogin } from '@title24/remote-kit/runtime';
import { Card, CardGrid } from '@title24/ui';
import { useRole } from '../access/use-role.ts';
import { sectionsFor } from '../frame/sections.ts';
import styles from './overview.module.css';
import { RecentChanges } from './recent-changes.tsx';
import { ToDo } from './to-do.tsx';

/** /admin: open tasks, the tools of this role, and recent changes. */
export function OverviewPage() {
  const role = useRole();
  const { role: given } = useLogin();
  const tools = sectionsFor(role);
  const seesSite = (role?.isAllowed('UPDATE', 'CONFIG') && role.isAllowed('UPDATE', 'HELP')) ?? false;
  const seesSubmissions = role?.isAllowed('READ', 'UPLOAD') ?? false;
  const seesOrders = role?.isAllowed('UPDATE', 'ORDER') ?? false;
  return (
    <>
      <p>You are logged in as {given?.name}.</p>
      {(seesSite || seesSubmissions || seesOrders) && (
        <ToDo seesSite={seesSite} seesSubmissions={seesSubmissions} seesOrders={seesOrders} />
      )}
      <section className={styles.section} aria-labelledby="tools">
        <h2 id="tools">Tools</h2>
        {tools.length === 0 && <p>Your role has no tools on this page yet.</p>}
        <CardGrid cell="small">
          {tools.map(({ path, title, summary }) => (
            <Card key={path} title={<a href={path}>{title}</a>}>
              <p>{summary}</p>
            </Card>
          ))}
        </CardGrid>
      </section>
      {role?.isAllowed('READ', 'CONFIG') && <RecentChanges />}
    </>
  );
}
