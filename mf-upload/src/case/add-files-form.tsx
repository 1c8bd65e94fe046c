import { loadSender, SendError } from '@title24/remote-kit/browser';
import { caseFields, casePath } from '@title24/shared-domain/cases';
import { acceptedTypesText } from '@title24/shared-domain/full-service';
import { Button, ProgressBar, TextArea, TextField } from '@title24/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { retryReason } from '../sending/progress-text.ts';
import { sendFiles } from '../sending/send-files.ts';
import styles from './case.module.css';

interface Props {
  readonly reference: string;
  /** What the customer sends: additional files, or a plan checker's comments as text or files. */
  readonly form: 'files' | 'comments';
  readonly error: string | undefined;
  /** Text of comments that the server refused, if any. */
  readonly text?: string;
}

const words = {
  files: { title: 'Add files', files: 'Files', submit: 'Add the files' },
  comments: {
    title: 'Got plan check comments?',
    files: 'Comments or marked plans as files',
    submit: 'Send the comments',
  },
} as const;

interface Sending {
  /** Bytes sent so far. */
  readonly sent: number;
  readonly total: number;
  /** Why sending is stalled, or null. */
  readonly stalled: string | null;
}

/**
 * Renders a form that sends files in chunks, so an upload can resume after a lost connection. Without JavaScript, the
 * browser submits the files with the form.
 */
export function AddFilesForm({ reference, form: name, error, text = '' }: Props) {
  const isComments = name === 'comments';
  const { title, files: filesLabel, submit: submitLabel } = words[name];
  const [uploads, setUploads] = useState('');
  const [sending, setSending] = useState<Sending | null>(null);
  const [failure, setFailure] = useState<string | undefined>(error);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);

  // After the uploads, the form is submitted with upload ids instead of files.
  useEffect(() => {
    if (uploads === '') return;
    if (field.current) field.current.value = '';
    form.current?.submit();
  }, [uploads]);

  // A page that is restored from the back/forward cache may have submitted its form, so the form is reset.
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setUploads('');
      setSending(null);
    };
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, []);

  async function send(files: readonly File[]): Promise<void> {
    const total = files.reduce((sum, { size }) => sum + size, 0);
    setFailure(undefined);
    setSending({ sent: 0, total, stalled: null });
    try {
      const ids = await sendFiles(await loadSender(), files, {
        signal: new AbortController().signal,
        onProgress: (progress) =>
          setSending({ sent: progress.reduce((sum, { sent }) => sum + sent, 0), total, stalled: null }),
        onRetryError: (reason) =>
          setSending((now) => now && { ...now, stalled: reason === null ? null : retryReason(reason) }),
      });
      setUploads(ids.join(' '));
    } catch (cause) {
      setSending(null);
      setFailure(cause instanceof SendError ? cause.message : 'The files could not be sent. Try again.');
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    const files = [...(field.current?.files ?? [])];
    if (sending) event.preventDefault();
    else if (files.length > 0) {
      event.preventDefault();
      void send(files);
    }
  }

  return (
    <section aria-labelledby={`add-${name}`} className={styles.forms}>
      <form
        ref={form}
        method="post"
        action={`${casePath(reference)}/${name}`}
        encType="multipart/form-data"
        className={styles.form}
        onSubmit={submit}
      >
        <h2 id={`add-${name}`}>{title}</h2>
        <input type="hidden" name="uploads" value={uploads} />
        {isComments && (
          <>
            <p>Paste or attach them. If the error is ours, we correct the report free of charge.</p>
            <TextArea
              id="case-comments"
              name={caseFields.text}
              label="Comments"
              hint="Copy them here, or choose a file with them."
              rows={4}
              defaultValue={text}
              error={failure}
            />
          </>
        )}
        <TextField
          ref={field}
          type="file"
          id={`case-${name}-files`}
          name={caseFields.files}
          label={filesLabel}
          hint={`${acceptedTypesText}.`}
          error={isComments ? undefined : failure}
          optional={isComments}
          multiple
          required={!isComments && uploads === ''}
        />
        {sending && (
          <ProgressBar label="Sending your files" value={sending.sent} max={Math.max(1, sending.total)} />
        )}
        {sending?.stalled && <p role="status">{sending.stalled}</p>}
        <Button type="submit" variant="secondary" aria-disabled={sending !== null}>
          {sending ? 'Sending…' : submitLabel}
        </Button>
      </form>
    </section>
  );
}
