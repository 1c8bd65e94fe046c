import { work } from '@title24/remote-kit/rpc';
import { useLoaded, useMountProps } from '@title24/remote-kit/runtime';
import { handOverNoteLength } from '@title24/shared-domain/work';
import { Alert, Button, Select, TextArea } from '@title24/ui';
import { type FormEvent, useState, useTransition } from 'react';
import { failureMessage } from '../calls/failure-message.ts';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { useMarkUnsaved } from '../unsaved/unsaved-changes.tsx';
import styles from './hand-over.module.css';

interface Props {
  /** Order number or case reference. */
  readonly number: string;
  readonly assignee: string | null;
  /** Reloads the work item. */
  readonly onDone: () => Promise<unknown>;
}

/**
 * Renders a collapsed form for handing work to a colleague. The form includes a note, which it keeps until the handover
 * succeeds.
 */
export function HandOver({ number, assignee, onDone }: Props) {
  const { rpc } = useMountProps();
  const [isOpen, setIsOpen] = useState(false);
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState('');
  const [isSending, startSending] = useTransition();
  useMarkUnsaved(note.trim() !== '');

  function give(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending) return;
    const to = new FormData(event.currentTarget).get('to');
    setFailure(to === null ? 'Choose a colleague.' : '');
    if (to === null) return;
    startSending(async () => {
      try {
        await rpc.call(work.handOver, { number, to: String(to), note });
      } catch (error) {
        setFailure(failureMessage(error));
        return;
      }
      setNote('');
      setIsOpen(false);
      // Reloads the work item, because an action on the old version would cause a conflict.
      await onDone().catch(() => undefined);
    });
  }

  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Hand over to a colleague</summary>
      {isOpen && (
        <form className={styles.handOver} onSubmit={give}>
          <Colleagues number={number} except={assignee} />
          <TextArea
            label="Note"
            hint="Kept as an internal note, and emailed."
            required
            rows={2}
            maxLength={handOverNoteLength}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          {failure && (
            <Alert tone="danger" title="It was not handed over">
              <p>{failure}</p>
            </Alert>
          )}
          <div>
            <Button type="submit" variant="secondary" aria-disabled={isSending}>
              Hand over
            </Button>
          </div>
        </form>
      )}
    </details>
  );
}

function Colleagues({ number, except }: { readonly number: string; readonly except: string | null }) {
  return (
    <StaffLoaded from={useLoaded(useStaffEndpoints().colleagues, { number })} what="your colleagues">
      {(names) => {
        const others = names.filter((name) => name !== except);
        return (
          <Select
            name="to"
            label="Colleague"
            required
            hint={others.length > 0 ? undefined : 'No other account can be given work.'}
          >
            {others.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        );
      }}
    </StaffLoaded>
  );
}
