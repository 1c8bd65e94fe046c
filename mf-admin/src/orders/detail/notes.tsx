import { isRpcError, rpcErrorCodes } from '@title24/remote-kit/contract';
import { desk } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import { noteSchema } from '@title24/shared-domain/editing';
import { noteLength } from '@title24/shared-domain/full-service';
import type { DeskOrder } from '@title24/shared-domain/orders';
import { Alert, Button, TextArea } from '@title24/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useStaffForm } from '../../editing/use-staff-form.ts';
import { NoteList } from '../../notes/note-list.tsx';
import styles from './detail.module.css';

interface Props {
  readonly order: DeskOrder;
  readonly mayUpdate: boolean;
  readonly onChanged: (order: DeskOrder) => void;
  readonly onReload: () => Promise<DeskOrder>;
}

/** What staff tell each other about the order. */
export function Notes({ order, mayUpdate, onChanged, onReload }: Props) {
  return (
    <section aria-labelledby="notes" className={styles.section}>
      <h3 id="notes">Internal notes</h3>
      <p>Only staff see these.</p>
      <NoteList notes={order.notes} />
      {mayUpdate && <NoteForm order={order} onChanged={onChanged} onReload={onReload} />}
    </section>
  );
}

type NoteValues = { readonly text: string };

const empty: NoteValues = { text: '' };
const toInput = ({ text }: NoteValues) => ({ text: text.trim() });

function NoteForm({ order, onChanged, onReload }: Omit<Props, 'mayUpdate'>) {
  const { rpc } = useMountProps();
  const [wasAdded, setWasAdded] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useStaffForm<NoteValues>({
    initial: empty,
    isUnsaved: ({ text }) => text.trim() !== '',
    schema: noteSchema,
    toInput,
    async send(values) {
      onChanged(await add(order, toInput(values).text));
      form.replace((current) => (current.text === values.text ? empty : current));
      setWasAdded(true);
    },
    onTyped: () => setWasAdded(false),
  });
  const { refusals } = form;
  useEffect(() => {
    if (refusals > 0) field.current?.focus();
  }, [refusals]);

  async function add({ number, lastUpdate }: DeskOrder, text: string): Promise<DeskOrder> {
    try {
      return await rpc.call(desk.note, { order: number, lastUpdate, text });
    } catch (error) {
      if (!isRpcError(error) || error.code !== rpcErrorCodes.conflict) throw error;
      // A note says the same on whatever others have done meanwhile.
      return add(await onReload(), text);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setWasAdded(false);
    void form.submit();
  }

  const count = form.values.text.trim().length;
  return (
    <form className={styles.form} noValidate aria-label="New note" onSubmit={submit}>
      <TextArea
        {...form.text('text')}
        ref={field}
        label="New note"
        hint={`${count.toLocaleString('en-US')} of ${noteLength.toLocaleString('en-US')} characters`}
      />
      {form.failure && (
        <Alert tone="danger" title="The note was not added">
          <p>{form.failure}</p>
        </Alert>
      )}
      <div>
        <Button type="submit" variant="secondary">
          {form.isSending ? 'Adding…' : 'Add note'}
        </Button>
      </div>
      <p role="status">{wasAdded && 'The note is added.'}</p>
    </form>
  );
}
