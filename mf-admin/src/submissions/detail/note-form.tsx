import { isRpcError } from '@title24/shared-config/contract';
import { submissions } from '@title24/shared-config/rpc';
import { useMountProps } from '@title24/shared-config/runtime';
import { noteLength, type SubmissionDetail } from '@title24/shared-domain/full-service';
import { Alert, Button, TextArea } from '@title24/shared-ui';
import { type FormEvent, useRef, useState } from 'react';
import { failureWords } from '../../calls/failure-words.ts';
import { useUnsavedMark } from '../../unsaved/unsaved-changes.tsx';
import styles from './detail.module.css';

interface Props {
  readonly reference: string;
  readonly onAdded: (submission: SubmissionDetail) => void;
}

/** Adds an internal note. What was typed stays until the site has it. */
export function NoteForm({ reference, onAdded }: Props) {
  const { rpc } = useMountProps();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [wasAdded, setWasAdded] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const busy = useRef(false);
  useUnsavedMark(text.trim() !== '');

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy.current) return;
    const wrong = checkNote(text);
    setError(wrong);
    setFailure(null);
    setWasAdded(false);
    if (wrong) {
      field.current?.focus();
      return;
    }
    busy.current = true;
    setIsSaving(true);
    try {
      const params = { reference, text: text.trim() };
      onAdded(await rpc.call(submissions.addNote, params));
      setText((current) => (current === text ? '' : current));
      setWasAdded(true);
    } catch (problem) {
      const [finding] = isRpcError(problem) ? problem.fields : [];
      if (finding) setError(finding.message);
      else setFailure(failureWords(problem));
    } finally {
      busy.current = false;
      setIsSaving(false);
    }
  }

  return (
    <form className={styles.noteForm} noValidate aria-label="New note" onSubmit={(event) => void add(event)}>
      <TextArea
        ref={field}
        name="text"
        label="New note"
        hint={`${text.trim().length.toLocaleString('en-US')} of ${noteLength.toLocaleString('en-US')} characters`}
        error={error}
        rows={3}
        value={text}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          setText(typed);
          setWasAdded(false);
          if (error && !checkNote(typed)) setError('');
        }}
      />
      {failure && (
        <Alert tone="danger" title="The note was not added">
          <p>{failure}</p>
        </Alert>
      )}
      <div>
        <Button type="submit">{isSaving ? 'Adding…' : 'Add note'}</Button>
      </div>
      <p role="status">{wasAdded && 'The note is added.'}</p>
    </form>
  );
}

/** What stops the note; empty where nothing does. */
function checkNote(text: string): string {
  const { length } = text.trim();
  if (length === 0) return 'Type a note';
  if (length > noteLength)
    return `Shorten the note by ${(length - noteLength).toLocaleString('en-US')} characters`;
  return '';
}
