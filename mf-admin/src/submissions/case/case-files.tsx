import { loadSender } from '@title24/remote-kit/browser';
import type { RpcClient } from '@title24/remote-kit/contract';
import { cases, submissions } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import { reportCaseStates, type StaffCase, type SubmissionCase } from '@title24/shared-domain/cases';
import { formatFileSize } from '@title24/shared-domain/full-service';
import { Alert, ProgressBar, TextField } from '@title24/ui';
import { useRef, useState } from 'react';
import { failureMessage } from '../../calls/failure-message.ts';
import cards from '../../cards/cards.module.css';
import { WorkFile } from '../../desk/work-file.tsx';
import { Documents } from '../../downloads/documents.tsx';
import { When } from '../../moments/when.tsx';
import styles from './case.module.css';

interface Props {
  readonly loaded: StaffCase;
  readonly mayUpdate: boolean;
  readonly onChanged: (submission: SubmissionCase) => void;
}

/**
 * Lists a case's reports, the cover sheet, the invoice or receipt, and the files that the customer added after the
 * submission. From acceptance to delivery, and during a revision, staff with permission can add a report.
 */
export function CaseFiles({ loaded, mayUpdate, onChanged }: Props) {
  const { rpc } = useMountProps();
  const linkTo = (client: RpcClient, fileId: string) =>
    client.call(submissions.openFile, { reference, fileId, purpose: 'download' });
  const { reference, lastUpdate, files, documents, history, state } = loaded;
  const last = history.findLast(({ event }) => event === 'deliver')?.at ?? '';
  const delivered = new Set(files.filter(({ addedAt }) => addedAt <= last).map(({ id }) => id));
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const takesReports = mayUpdate && reportCaseStates.includes(state);

  async function add(file: File): Promise<void> {
    setFailure(null);
    setShare(0);
    try {
      const { sendFile } = await loadSender();
      const upload = await sendFile(file, {
        signal: new AbortController().signal,
        onProgress: ({ sent }) => setShare(sent / (file.size || 1)),
        isKept: false,
      });
      onChanged(await rpc.call(cases.addReport, { reference, lastUpdate, upload }));
    } catch (error) {
      setFailure(failureMessage(error));
    }
    setShare(null);
    if (field.current) field.current.value = '';
  }

  const remove = async (file: string) =>
    onChanged(await rpc.call(cases.removeReport, { reference, lastUpdate, file }));

  if (files.length === 0 && documents.length === 0 && !takesReports) return null;
  return (
    <section aria-labelledby="case-files" className={styles.form}>
      <h3 id="case-files">Report and added files</h3>
      {files.length > 0 && (
        <ul className={cards.list}>
          {[...files].reverse().map(({ id, kind, name, size, scanState, addedAt }) => (
            <WorkFile
              key={id}
              name={name}
              scanState={scanState}
              link={(client) => linkTo(client, id)}
              onRemove={takesReports && kind === 'report' && !delivered.has(id) ? () => remove(id) : null}
            >
              {kind === 'report' ? 'Report' : 'From the customer'}, {formatFileSize(size)}, added{' '}
              <When at={addedAt} />
            </WorkFile>
          ))}
        </ul>
      )}
      <Documents documents={documents} link={linkTo} />
      {takesReports && (
        <TextField
          ref={field}
          type="file"
          label="Add the report (PDF)"
          hint="The customer sees it once it is delivered."
          accept="application/pdf,.pdf"
          disabled={share !== null}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) void add(file);
          }}
        />
      )}
      {share !== null && <ProgressBar label="Sending the report" value={share} max={1} />}
      {failure && (
        <Alert tone="danger" title="The report was not added">
          <p>{failure}</p>
        </Alert>
      )}
    </section>
  );
}
