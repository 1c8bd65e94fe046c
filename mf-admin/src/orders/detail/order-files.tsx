import { loadSender } from '@title24/remote-kit/browser';
import { desk } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import { formatFileSize } from '@title24/shared-domain/full-service';
import {
  type DeskOrder,
  deliveredThing,
  type OrderFileKind,
  orderFileKinds,
  orderFileKindTitles,
} from '@title24/shared-domain/orders';
import { attachmentTitles } from '@title24/shared-domain/projects';
import { Alert, Button, Cluster, Select, TextField } from '@title24/ui';
import { useEffect, useRef, useState } from 'react';
import { failureMessage } from '../../calls/failure-message.ts';
import cards from '../../cards/cards.module.css';
import { WorkFile } from '../../desk/work-file.tsx';
import { Documents } from '../../downloads/documents.tsx';
import { ReceivedFiles } from '../../files/received-files.tsx';
import { When } from '../../moments/when.tsx';
import { onLatest } from '../actions/on-latest.ts';
import styles from './detail.module.css';

interface Props {
  readonly order: DeskOrder;
  readonly mayUpdate: boolean;
  readonly onChanged: (order: DeskOrder) => void;
  readonly onReload: () => Promise<DeskOrder>;
}

/**
 * Shows an order's report files and customer documents, such as invoices. Staff with permission can add files during
 * the review.
 */
export function OrderFiles({ order, mayUpdate, onChanged, onReload }: Props) {
  const { files, state, round } = order;
  const canChange = mayUpdate && state === 'in-review';
  const isWaiting = files.some(({ scanState }) => scanState === 'waiting');
  const { rpc } = useMountProps();

  async function remove(file: string): Promise<void> {
    onChanged(
      await onLatest(order, onReload, ({ number, lastUpdate }) =>
        rpc.call(desk.removeFile, { order: number, lastUpdate, file }),
      ),
    );
  }

  return (
    <section aria-labelledby="files" className={styles.section}>
      <h3 id="files">Report files</h3>
      {files.length === 0 && (
        <p>{canChange ? 'Add the report of this round.' : 'No file has been added yet.'}</p>
      )}
      <ul className={cards.list}>
        {files.map(({ id, name, kind, round: ofRound, size, scanState, addedAt }) => (
          <WorkFile
            key={id}
            name={name}
            scanState={scanState}
            link={(client) =>
              client.call(desk.openFile, { order: order.number, file: id, purpose: 'download' })
            }
            onRemove={canChange && ofRound === round ? () => remove(id) : null}
          >
            {orderFileKindTitles[kind]} of round {ofRound}, {formatFileSize(size)}, added{' '}
            <When at={addedAt} />
          </WorkFile>
        ))}
      </ul>
      <Documents
        documents={order.documents}
        link={(client, file) =>
          client.call(desk.openFile, { order: order.number, file, purpose: 'download' })
        }
      />
      {isWaiting && (
        <div>
          <Button variant="secondary" size="small" onClick={() => void onReload().catch(() => undefined)}>
            Check again
          </Button>
        </div>
      )}
      {canChange && <AddFile order={order} onChanged={onChanged} onReload={onReload} />}
    </section>
  );
}

/** Uploads a file and adds it to the current round. A retry does not repeat a successful upload. */
function AddFile({ order, onChanged, onReload }: Omit<Props, 'mayUpdate'>) {
  const { rpc } = useMountProps();
  const [kind, setKind] = useState<OrderFileKind>(deliveredThing(order));
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const stop = useRef<AbortController | null>(null);
  const sent = useRef<{ readonly file: File; readonly upload: string } | null>(null);
  const present = useRef(order);
  useEffect(() => {
    present.current = order;
  }, [order]);
  useEffect(() => () => stop.current?.abort(), []);

  async function add(): Promise<void> {
    const file = field.current?.files?.[0];
    if (sending) return;
    setSaid('');
    if (!file) {
      setFailure('Choose a file first.');
      field.current?.focus();
      return;
    }
    setFailure(null);
    const own = new AbortController();
    stop.current = own;
    setSending({ name: file.name, share: 0 });
    try {
      if (sent.current?.file !== file) {
        const { sendFile } = await loadSender();
        const upload = await sendFile(file, {
          signal: own.signal,
          onProgress: (progress) => setSending({ name: file.name, share: progress.sent / (file.size || 1) }),
          isKept: false,
        });
        sent.current = { file, upload };
      }
      const { upload } = sent.current;
      const added = await onLatest(present.current, onReload, ({ number, lastUpdate }) =>
        rpc.call(desk.addFile, { order: number, lastUpdate, upload, kind }),
      );
      onChanged(added);
      sent.current = null;
      if (field.current) field.current.value = '';
      setSaid(`${file.name} is added.`);
    } catch (error) {
      if (own.signal.aborted) setSaid(`${file.name} was not added.`);
      else setFailure(failureMessage(error));
      // The next attempt must be based on the order's latest version.
      await onReload().catch(() => undefined);
    } finally {
      stop.current = null;
      setSending(null);
    }
  }

  return (
    <form
      className={styles.form}
      aria-label="Add a file"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <div className={styles.upload}>
        <Select
          label="Kind of file"
          value={kind}
          onChange={({ currentTarget: { value } }) =>
            setKind(orderFileKinds.find((each) => each === value) ?? 'other')
          }
        >
          {orderFileKinds.map((each) => (
            <option key={each} value={each}>
              {orderFileKindTitles[each]}
            </option>
          ))}
        </Select>
        <TextField ref={field} type="file" label="File" accept={kind === 'other' ? undefined : '.pdf'} />
      </div>
      {sending && (
        <p>
          <label>
            Sending {sending.name} <progress max={1} value={sending.share} />
          </label>
        </p>
      )}
      {failure && (
        <Alert tone="danger" title="The file was not added">
          <p>{failure}</p>
        </Alert>
      )}
      <Cluster>
        <Button type="submit" variant="secondary">
          {sending ? 'Adding…' : 'Add the file'}
        </Button>
        {sending && (
          <Button variant="secondary" onClick={() => stop.current?.abort()}>
            Stop
          </Button>
        )}
      </Cluster>
      <p role="status">{said}</p>
    </form>
  );
}

/** Shows the files that the customer attached to the project. */
export function Attachments({ order: { number, attachments } }: { readonly order: DeskOrder }) {
  const files = attachments.map((file) => ({ ...file, title: attachmentTitles[file.kind] }));
  return (
    <section aria-labelledby="attachments" className={styles.section}>
      <h3 id="attachments">Files from the customer</h3>
      {files.length === 0 && <p>The customer attached no files.</p>}
      <ReceivedFiles
        files={files}
        heading="h4"
        link={(rpc, file, purpose) => rpc.call(desk.openFile, { order: number, file, purpose })}
      />
    </section>
  );
}
