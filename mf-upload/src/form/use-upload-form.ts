import {
  checkSubmission,
  defaultUploadLimits,
  fixedProjectType,
  type SubmissionError,
  type SubmissionReceipt,
  submissionFieldNames,
  type UploadStatus,
  uploadStatus,
} from '@title24/shared-domain/full-service';
import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { SendError, type SendProgress, sendForm } from '../sending/send-form.ts';
import { newSubmissionKey } from '../sending/submission-key.ts';
import type { UploadStart } from './upload-start.ts';
import {
  contentOf,
  initialValues,
  type TypedValues,
  toFormData,
  type UploadValues,
} from './upload-values.ts';

/** What a form that answers a plain post starts with. */
export interface Refused {
  readonly errors: readonly SubmissionError[];
  readonly values: TypedValues;
}

interface Options {
  readonly start: UploadStart;
  readonly refused?: Refused | undefined;
  /** The server has acknowledged the files; the form is back at its start. */
  readonly onSent: (receipt: SubmissionReceipt) => void;
}

const notRefused: Refused = { errors: [], values: {} };

/** The upload form's values, rules and states (spec 4 and 5). Nothing typed or chosen is lost but by success. */
export function useUploadForm({ start, refused = notRefused, onSent }: Options) {
  const [status, setStatus] = useState<UploadStatus>(uploadStatus.initial);
  const [tries, setTries] = useState(refused.errors.length > 0 ? 1 : 0);
  const [serverErrors, setServerErrors] = useState(refused.errors);
  const [progress, setProgress] = useState<SendProgress>({ sent: 0, total: 0 });
  const [failure, setFailure] = useState<SendError | null>(null);
  const sending = useRef<AbortController | null>(null);
  const submission = useRef({ content: '', key: '' });

  const complete = (values: UploadValues): UploadValues => ({
    ...values,
    projectType: fixedProjectType(start.type) ?? values.projectType,
  });
  const check = (values: UploadValues) => checkSubmission(complete(values), defaultUploadLimits).errors ?? [];
  const formik = useFormik<UploadValues>({
    initialValues: initialValues(start, refused.values),
    // Nothing is called wrong before the first try to send.
    validateOnChange: tries > 0,
    validateOnBlur: false,
    validate: (values) => Object.fromEntries(check(values).map(({ path, message }) => [path, message])),
    onSubmit: () => undefined,
  });

  function set<Name extends keyof UploadValues>(name: Name, value: UploadValues[Name]): void {
    setServerErrors((errors) => errors.filter(({ path }) => path !== name && path !== ''));
    void formik.setFieldValue(name, value);
    if (name === 'projectFiles') {
      setStatus((value as readonly File[]).length > 0 ? uploadStatus.filesAdded : uploadStatus.initial);
    }
  }

  async function submit(): Promise<void> {
    if (sending.current) return;
    setServerErrors([]);
    setFailure(null);
    setTries((count) => count + 1);
    const errors = await formik.validateForm();
    if (Object.keys(errors).length > 0) {
      console.info('Please complete all fields!');
      return;
    }
    await send(complete(formik.values));
  }

  async function send(values: UploadValues): Promise<void> {
    const content = contentOf(values);
    if (submission.current.content !== content) submission.current = { content, key: newSubmissionKey() };
    sending.current = new AbortController();
    setProgress({ sent: 0, total: 0 });
    setStatus(uploadStatus.saving);
    try {
      const { signal } = sending.current;
      const result = await sendForm(toFormData(values), {
        key: submission.current.key,
        onProgress: setProgress,
        signal,
      });
      if (result.outcome === 'refused') {
        setServerErrors(result.errors);
        setStatus(uploadStatus.failed);
        setTries((count) => count + 1);
        return;
      }
      reset();
      setStatus(uploadStatus.success);
      onSent(result.receipt);
    } catch (error) {
      const problem = error instanceof SendError ? error : new SendError('server');
      setFailure(problem.kind === 'stopped' ? null : problem);
      setStatus(problem.kind === 'stopped' ? uploadStatus.filesAdded : uploadStatus.failed);
      if (problem.kind !== 'stopped') console.error('The files were not sent', error);
    } finally {
      sending.current = null;
    }
  }

  function reset(): void {
    formik.resetForm({ values: initialValues(start) });
    submission.current = { content: '', key: '' };
    setServerErrors([]);
    setTries(0);
  }

  const shownErrors = tries > 0 ? problemsOf(formik.errors, serverErrors) : serverErrors;
  return {
    values: formik.values,
    set,
    submit,
    /** Takes over what was typed before the script was there. */
    adopt(typed: Partial<UploadValues>): void {
      if (Object.keys(typed).length === 0) return;
      void formik.setValues({ ...formik.values, ...typed });
      if (typed.projectFiles) setStatus(uploadStatus.filesAdded);
    },
    stop: () => sending.current?.abort(),
    /** The sender has seen that it arrived. */
    restart: () => setStatus(uploadStatus.initial),
    status,
    progress,
    failure,
    /** What has to be changed, in the form's order. */
    errors: shownErrors,
    /** Counts the tries to send. */
    tries,
  };
}

export type UploadFormState = ReturnType<typeof useUploadForm>;

/** The browser's findings come first; the server's stand where the browser finds nothing. */
function problemsOf(
  own: Readonly<Partial<Record<keyof UploadValues, unknown>>>,
  server: readonly SubmissionError[],
): readonly SubmissionError[] {
  return ['', ...submissionFieldNames].flatMap((path) => {
    const message = own[path as keyof UploadValues];
    return message === undefined
      ? server.filter((error) => error.path === path)
      : [{ path, message: String(message) }];
  });
}
