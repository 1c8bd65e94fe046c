import { submissions } from '@title24/remote-kit/rpc';
import { useLoadedForEdit, useMountProps } from '@title24/remote-kit/runtime';
import type { SubmissionCase } from '@title24/shared-domain/cases';
import type { SubmissionAccess } from '@title24/shared-domain/full-service';
import { isOpenWork } from '@title24/shared-domain/work';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMoneyRights } from '../../access/use-money-rights.ts';
import { useRole } from '../../access/use-role.ts';
import { useStaffEndpoints } from '../../calls/staff-endpoints.ts';
import { StaffLoaded } from '../../calls/staff-loaded.tsx';
import cards from '../../cards/cards.module.css';
import { DeskBar } from '../../desk/desk-bar.tsx';
import { DeskFrame } from '../../desk/desk-frame.tsx';
import { HandOver } from '../../desk/hand-over.tsx';
import { When } from '../../moments/when.tsx';
import { NoteForm } from '../../notes/note-form.tsx';
import { NoteList } from '../../notes/note-list.tsx';
import { CasePanel } from '../case/case-panel.tsx';
import { DeleteSubmission } from './delete-submission.tsx';
import styles from './detail.module.css';
import { FileList } from './file-list.tsx';
import { SubmissionFacts } from './submission-facts.tsx';

/** Renders /admin/submissions, which shows the submission in the parameter `reference` with its case. */
export function SubmissionsPage() {
  const [parameters] = useSearchParams();
  const reference = parameters.get('reference') ?? '';
  return <SubmissionEditor key={reference} reference={reference} />;
}

function SubmissionEditor({ reference }: { readonly reference: string }) {
  const found = useLoadedForEdit(useStaffEndpoints().submission, { reference });
  return (
    <>
      <DeskBar number={reference} />
      <StaffLoaded from={found} what="the submission">
        {(submission) => <Submission loaded={submission} />}
      </StaffLoaded>
    </>
  );
}

function Submission({ loaded }: { readonly loaded: SubmissionCase }) {
  const role = useRole();
  const { rpc } = useMountProps();
  // Keeps the initial permission, so that forms and their text stay if the login ends.
  const [mayUpdate] = useState(() => role?.isAllowed('UPDATE', 'UPLOAD') ?? false);
  const [mayHandOver] = useState(() => mayUpdate && (role?.isAllowed('UPDATE', 'DESK') ?? false));
  const money = useMoneyRights();
  const [mayDelete] = useState(() => role?.isAllowed('DELETE', 'UPLOAD') ?? false);
  const [isDeleted, setIsDeleted] = useState(false);
  const [submission, setSubmission] = useState(loaded);
  const { reference, files, notes, accesses } = submission;
  const reload = async () => setSubmission(await rpc.call(submissions.load, { reference }));
  if (isDeleted) return <p role="status">{reference} and its files are deleted.</p>;
  return (
    <DeskFrame
      papers={<FileList reference={reference} files={files} />}
      work={
        <>
          <SubmissionFacts submission={submission} />
          <CasePanel
            loaded={submission.case}
            plans={submission}
            mayUpdate={mayUpdate}
            {...money}
            onChanged={setSubmission}
            onReload={reload}
          />
          {mayHandOver && isOpenWork({ kind: 'case', state: submission.case.state }) && (
            <HandOver number={reference} assignee={submission.case.analyst} onDone={reload} />
          )}
          <section aria-labelledby="notes" className={styles.section}>
            <h2 id="notes">Internal notes</h2>
            <p>Only staff see these.</p>
            <NoteList notes={notes} />
            {mayUpdate && (
              <NoteForm
                onAdd={async (text) =>
                  setSubmission(await rpc.call(submissions.addNote, { reference, text }))
                }
              />
            )}
          </section>
          <Accesses accesses={accesses} />
          {mayDelete && <DeleteSubmission submission={submission} onDeleted={() => setIsDeleted(true)} />}
        </>
      }
    />
  );
}

/** Lists who opened or changed a submission, newest first. */
function Accesses({ accesses }: { readonly accesses: readonly SubmissionAccess[] }) {
  return (
    <details className={styles.accesses}>
      <summary>Who opened or changed it</summary>
      {accesses.length === 0 ? (
        <p>Nobody yet.</p>
      ) : (
        <ul className={cards.list}>
          {accesses.map(({ id, at, by, words }) => (
            <li key={id}>
              <bdi>
                {by} {words}
              </bdi>
              , <When at={at} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
