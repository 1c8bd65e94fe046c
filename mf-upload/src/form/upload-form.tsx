import { useHydrated } from '@title24/remote-kit/runtime';
import { fixedProjectType, uploadStatus } from '@title24/shared-domain/full-service';
import { Button, ErrorSummary, uploadIcon } from '@title24/ui';
import { type FormEvent, type MouseEvent, useEffect, useId, useRef } from 'react';
import { CheckAnswers } from '../check/check-answers.tsx';
import { RestoredNote } from '../draft/restored-note.tsx';
import { FileField } from '../files/file-field.tsx';
import { SendingFailure } from '../sending/sending-failure.tsx';
import { SendingProgress } from '../sending/sending-progress.tsx';
import { useLeaveWarning } from '../sending/use-leave-warning.ts';
import { submitPath, uploadPath } from '../upload-paths.ts';
import { type UploadStart, withStart } from '../upload-start.ts';
import { readTyped, type UploadValues } from '../upload-values.ts';
import type { FieldProps } from './field-props.ts';
import { PrivacyNote } from './privacy-note.tsx';
import { ProjectFields } from './project-fields.tsx';
import { SenderFields } from './sender-fields.tsx';
import styles from './upload-form.module.css';
import type { UploadFormState } from './use-upload-form.ts';

interface Props {
  readonly form: UploadFormState;
  readonly start: UploadStart;
  readonly headingLevel: 2 | 3;
}

/** Renders the Full Service upload form (U1). Without JavaScript, the browser submits it. */
export function UploadForm({ form, start, headingLevel }: Props) {
  const { values, errors, status, sending } = form;
  const prefix = useId();
  const element = useRef<HTMLFormElement>(null);
  const isSending = status === uploadStatus.saving;
  const fixedType = fixedProjectType(start.type);
  const fieldToChange = useRef<string | null>(null);
  const isLive = useHydrated();
  useLeaveWarning(isSending);
  useEffect(() => {
    if (element.current) form.adopt(readTyped(element.current, values));
    // Runs only once, to read the values that were entered before hydration.
  }, []);

  const idOf = (path: string) => `${prefix}${path}`;
  const wasChecking = useRef(false);
  useEffect(() => {
    const isBack =
      wasChecking.current && !form.isChecking && errors.length === 0 && status !== uploadStatus.success;
    wasChecking.current = form.isChecking;
    if (!isBack) return;
    document.getElementById(fieldToChange.current ?? idOf('projectFiles'))?.focus();
    fieldToChange.current = null;
  }, [form.isChecking]);
  const errorOf = (path: string) => errors.find((error) => error.path === path)?.message;
  const fields: FieldProps = {
    values,
    set: form.set,
    idOf,
    textField: (name) => ({
      id: idOf(name),
      name,
      value: values[name],
      error: errorOf(name),
      onChange: ({ target }) => form.set(name, target.value),
    }),
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    void (form.isChecking ? form.send() : form.submit());
  }

  function back(event: MouseEvent): void {
    event.preventDefault();
    form.change();
  }

  function change(name: keyof UploadValues): void {
    fieldToChange.current = idOf(name);
    form.change();
  }

  return (
    <form
      ref={element}
      className={styles.form}
      action={withStart(submitPath, start)}
      method="post"
      encType="multipart/form-data"
      noValidate
      data-status={status}
      onSubmit={submit}
    >
      <ErrorSummary
        problems={errors.map(({ path, message }) => ({ message, fieldId: path ? idOf(path) : undefined }))}
        attempt={form.attempts}
        headingLevel={headingLevel}
      />
      {!form.isChecking && (
        <>
          {form.draft.isRestored && <RestoredNote missing={form.draft.missing} onClear={form.clear} />}
          <FileField
            id={idOf('projectFiles')}
            files={values.projectFiles}
            limits={form.limits}
            error={errorOf('projectFiles')}
            onChange={(files) => form.set('projectFiles', files)}
          />
          <ProjectFields {...fields} fixedType={fixedType} />
          <SenderFields {...fields} />
          <Button type="submit" size="large" icon={isLive ? undefined : uploadIcon} className={styles.send}>
            {isLive ? 'Continue' : 'Send files'}
          </Button>
        </>
      )}
      {form.isChecking && (
        <>
          {!isSending && (
            <a href={withStart(uploadPath, start)} onClick={back}>
              Back
            </a>
          )}
          <CheckAnswers
            values={{ ...values, projectType: fixedType ?? values.projectType }}
            headingLevel={headingLevel}
            isTypeFixed={fixedType !== null}
            onChange={isSending ? null : change}
          />
          {sending.failure && <SendingFailure failure={sending.failure} onRetry={() => void form.send()} />}
          {isSending ? (
            <SendingProgress
              files={values.projectFiles}
              progress={sending.progress}
              retryError={sending.retryError}
              isPaused={sending.isPaused}
              onPause={sending.pause}
              onStop={sending.stop}
            />
          ) : (
            !sending.failure && (
              <Button type="submit" size="large" icon={uploadIcon} className={styles.send}>
                Send files
              </Button>
            )
          )}
        </>
      )}
      {!isSending && <PrivacyNote />}
    </form>
  );
}
