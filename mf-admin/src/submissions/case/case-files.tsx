import { cases } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import type { CaseFile, StaffCase, SubmissionCase } from '@title24/shared-domain/cases';
import { formatFileSize, isReleased } from '@title24/shared-domain/full-service';
import { Alert, Badge, Button, Cluster, FormField, ProgressBar } from '@title24/ui';
import { useRef, useState } from 'react';
import { failureMessage } from '../../calls/failure-message.ts';
import { Documents } from '../../downloads/documents.tsx';
import { DownloadFailure } from '../../downloads/download-failure.tsx';
import { startDownload } from '../../downloads/start-download.ts';
import { useLink } from '../../downloads/use-link.ts';
import { When } from '../../moments/when.tsx';
import { FileNotSentError, sendFile } from '../../orders/detail/send-file.ts';
import styles from './case.module.css';

interface Props {
  readonly loaded: StaffCase;
  readonly mayUpdate: boolean;
  readonly onChanged: (submission: SubmissionCase) => void;
}

/** Lists a case's reports and the files that the customer has added since submission. */
export function CaseFiles({ loaded, mayUpdate, onChanged }: Props) {
  const { rpc } = useMountProps();
  const { reference, lastUpdate, files, documents, history, state } = loaded;
  const last = history.findLast(({ event }) => event === 'deliver')?.at ?? '';
  const delivered = new Set(files.filter(({ addedAt }) => addedAt <= last).map(({ id }) => id));
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const takesReports = mayUpdate && ['accepted', 'in-work', 'revision-requested'].includes(state);

  async function add(file: File): Promise<void> {
    setFailure(null);
    setShare(0);
    try {
      const signal = new AbortController().signal;
      const upload = await sendFile(file, { signal, onProgress: setShare });
      onChanged(await rpc.call(cases.addReport, { reference, lastUpdate, upload }));
    } catch (error) {
      setFailure(error instanceof FileNotSentError ? error.message : failureMessage(error));
    }
    setShare(null);
    if (field.current) field.current.value = '';
  }

  async function remove(file: string): Promise<void> {
    setFailure(null);
    try {
      onChanged(await rpc.call(cases.removeReport, { reference, lastUpdate, file }));
    } catch (error) {
      setFailure(failureMessage(error));
    }
  }

  if (files.length === 0 && !takesReports) return null;
  return (
    <section aria-labelledby="case-files" className={styles.form}>
      <h3 id="case-files">Report and added files</h3>
      {files.length > 0 && (
        <ul className={styles.history}>
          {[...files].reverse().map((file) => (
            <FileRow
              key={file.id}
              reference={reference}
              file={file}
              onRemove={
                takesReports && file.kind === 'report' && !delivered.has(file.id)
                  ? () => void remove(file.id)
                  : null
              }
            />
          ))}
        </ul>
      )}
      <Documents
        documents={documents}
        link={(client, file) => client.call(cases.openFile, { reference, file })}
      />
      {takesReports && (
        <FormField
          id="case-report"
          label="Add the report (PDF)"
          hint="The customer sees it once it is delivered."
          error={undefined}
          optional={false}
          hideLabel={false}
          describedBy={undefined}
          className={undefined}
        >
          {(wiring) => (
            <input
              {...wiring}
              ref={field}
              type="file"
              accept="application/pdf,.pdf"
              disabled={share !== null}
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0];
                if (file) void add(file);
              }}
            />
          )}
        </FormField>
      )}
      {share !== null && <ProgressBar label="Sending the report" value={share} max={1} />}
      {failure && (
        <Alert tone="danger" title="The files were not changed">
          <p>{failure}</p>
        </Alert>
      )}
    </section>
  );
}

interface RowProps {
  readonly reference: string;
  readonly file: CaseFile;
  readonly onRemove: (() => void) | null;
}

function FileRow({ reference, file, onRemove }: RowProps) {
  const { id, kind, name, size, scanState, addedAt } = file;
  const download = useLink(
    (rpc) => rpc.call(cases.openFile, { reference, file: id }),
    ({ url }) => startDownload(url),
  );
  return (
    <li>
      <p>
        <Badge tone={kind === 'report' ? 'success' : 'info'}>
          {kind === 'report' ? 'Report' : 'From the customer'}
        </Badge>{' '}
        <bdi>{name}</bdi> ({formatFileSize(size)}), <When at={addedAt} />{' '}
        {!isReleased(scanState) && <Badge tone="warning">Held back</Badge>}
      </p>
      <Cluster>
        {isReleased(scanState) && (
          <Button variant="secondary" size="small" onClick={download.open}>
            {download.isRequesting ? 'Preparing…' : 'Download'}
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
        {onRemove && (
          <Button variant="secondary" size="small" onClick={onRemove}>
            Remove<span className="visually-hidden"> {name}</span>
          </Button>
        )}
      </Cluster>
      <DownloadFailure download={download} />
    </li>
  );
}
