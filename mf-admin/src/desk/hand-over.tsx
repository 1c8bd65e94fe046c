import { work } from '@title24/remote-kit/rpc';
import { useLoaded, useMountProps } from '@title24/remote-kit/runtime';
import { Alert, Button, Select, TextArea } from '@title24/ui';
import { type FormEvent, useState } from 'react';
import { failureMessage } from '../calls/failure-message.ts';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import styles from './hand-over.module.css';

interface Props {
  /** The number of an order, or the reference of a case. */
  readonly number: string;
  readonly assignee: string | null;
  /** Loads it again. */
  readonly onDone: () => Promise<unknown>;
}

/** Gives work to a colleague, with a note. Folded until it is needed. */
export function HandOver(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Hand over to a colleague</summary>
      {isOpen && <HandOverForm {...props} onClose={() => setIsOpen(false)} />}
    </details>
  );
}

function HandOverForm({ number, assignee, onDone, onClose }: Props & { readonly onClose: () => void }) {
  const { rpc } = useMountProps();
  const found = useLoaded(useStaffEndpoints().colleagues, undefined);
  const [failure, setFailure] = useState('');

  async function give(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    setFailure('');
    try {
      await rpc.call(work.handOver, { number, to: String(typed.get('to')), note: String(typed.get('note')) });
      onClose();
      await onDone();
    } catch (error) {
      setFailure(failureMessage(error));
    }
  }

  return (
    <StaffLoaded from={found} what="your colleagues">
      {(names) => {
        const others = names.filter((name) => name !== assignee);
        if (others.length === 0) return <p>No other account can be given work.</p>;
        return (
          <form className={styles.handOver} onSubmit={(event) => void give(event)}>
            <Select name="to" label="Colleague">
              {others.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
            <TextArea
              name="note"
              label="Note"
              hint="Kept as an internal note, and e-mailed."
              required
              rows={2}
            />
            {failure && (
              <Alert tone="danger" title="It was not handed over">
                <p>{failure}</p>
              </Alert>
            )}
            <div>
              <Button type="submit" variant="secondary">
                Hand over
              </Button>
            </div>
          </form>
        );
      }}
    </StaffLoaded>
  );
}
