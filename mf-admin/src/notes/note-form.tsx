import { formatNumber } from '@title24/shared-domain';
import { noteSchema } from '@title24/shared-domain/editing';
import { noteLength } from '@title24/shared-domain/full-service';
import { Alert, Button, TextArea } from '@title24/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useStaffForm } from '../editing/use-staff-form.ts';
import styles from './notes.module.css';

interface Props {
  /** Saves the note. Rejects if the note could not be saved. */
  readonly onAdd: (text: string) => Promise<void>;
}

type NoteValues = { readonly text: string };

const empty: NoteValues = { text: '' };
const toInput = ({ text }: NoteValues) => ({ text: text.trim() });

/** Renders a form that adds an internal note. The text stays until it is saved. */
export function NoteForm({ onAdd }: Props) {
  const [wasAdded, setWasAdded] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useStaffForm<NoteValues>({
    initial: empty,
    isUnsaved: ({ text }) => text.trim() !== '',
    schema: noteSchema,
    toInput,
    async send(values) {
      await onAdd(toInput(values).text);
      form.replace((current) => (current.text === values.text ? empty : current));
      setWasAdded(true);
    },
    onTyped: () => setWasAdded(false),
  });
  const { refusals } = form;
  useEffect(() => {
    if (refusals > 0) field.current?.focus();
  }, [refusals]);

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
        hint={`${formatNumber(count)} of ${formatNumber(noteLength)} characters`}
        rows={3}
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
      <p role="status">{wasAdded && 'The note was added.'}</p>
    </form>
  );
}
