import { fixedProjectType, uploadStatus } from '@title24/shared-domain/full-service';
import { Button, ErrorSummary } from '@title24/shared-ui';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { FileField } from '../files/file-field.tsx';
import { SendingFailure } from '../sending/sending-failure.tsx';
import { SendingProgress } from '../sending/sending-progress.tsx';
import { useLeaveWarning } from '../sending/use-leave-warning.ts';
import { submitPath } from '../upload-paths.ts';
import { ProjectFields } from './project-fields.tsx';
import { SenderFields } from './sender-fields.tsx';
import styles from './upload-form.module.css';
import { type UploadStart, withStart } from './upload-start.ts';
import { readTyped } from './upload-values.ts';
import type { UploadFormState } from './use-upload-form.ts';

interface Props {
  readonly form: UploadFormState;
  readonly start: UploadStart;
  readonly headingLevel: 2 | 3;
}

/** The Full Service upload form (spec 3, 4, 5). Without script the browser sends it by itself. */
export function UploadForm({ form, start, headingLevel }: Props) {
  const { values, errors, status } = form;
  const prefix = useId();
  const element = useRef<HTMLFormElement>(null);
  const isSending = status === uploadStatus.saving;
  useLeaveWarning(isSending);
  useEffect(() => {
    if (element.current) form.adopt(readTyped(element.current, values));
    // Once, with what stood there when the script came.
  }, []);

  const idOf = (path: string) => `${prefix}${path}`;
  const errorOf = (path: string) => errors.find((error) => error.path === path)?.message;
  const fields = { values, set: form.set, idOf, errorOf };

  function submit(event: FormEvent): void {
    event.preventDefault();
    void form.submit();
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
        attempt={form.tries}
        headingLevel={headingLevel}
      />
      <fieldset className={styles.fields} disabled={isSending}>
        <FileField
          id={idOf('projectFiles')}
          files={values.projectFiles}
          error={errorOf('projectFiles')}
          onChange={(files) => form.set('projectFiles', files)}
        />
        <ProjectFields {...fields} fixedType={fixedProjectType(start.type)} />
        <SenderFields {...fields} />
      </fieldset>
      {form.failure && <SendingFailure failure={form.failure} onRetry={() => void form.submit()} />}
      {isSending ? (
        <SendingProgress progress={form.progress} fileCount={values.projectFiles.length} onStop={form.stop} />
      ) : (
        <Button type="submit" size="large" icon="upload" className={styles.send}>
          Send files
        </Button>
      )}
    </form>
  );
}
