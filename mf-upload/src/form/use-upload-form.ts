import {
  checkSubmission,
  fixedProjectType,
  type SubmissionError,
  type SubmissionReceipt,
  submissionFieldNames,
  type UploadStatus,
  uploadStatus,
} from '@title24/shared-domain/full-service';
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { CheckStep } from '../check/check-step.ts';
import type { TypedFields } from '../draft/draft.ts';
import { useDraft } from '../draft/use-draft.ts';
import { useUploadLimits } from '../limits/use-upload-limits.ts';
import type { FileProgress } from '../sending/resumable/file-progress.ts';
import { loadTus } from '../sending/resumable/load-tus.ts';
import { Pause } from '../sending/resumable/pause.ts';
import { SendError } from '../sending/send-error.ts';
import { sendSubmission } from '../sending/send-submission.ts';
import { newSubmissionKey } from '../sending/submission-key.ts';
import { startComment, type UploadStart } from './upload-start.ts';
import { contentOf, initialValues, type TypedValues, type UploadValues } from './upload-values.ts';

/** What a form that answers a plain post starts with. */
export interface Refused {
  readonly errors: readonly SubmissionError[];
  readonly values: TypedValues;
}

interface Options {
  readonly start: UploadStart;
  readonly refused?: Refused | undefined;
  readonly step: CheckStep;
  /** The server has acknowledged the files; the form is back at its start. */
  readonly onSent: (receipt: SubmissionReceipt) => void;
}

const notRefused: Refused = { errors: [], values: {} };

/** The upload form's values, rules and states (U1, U3). Nothing typed or chosen is lost but by success. */
export function useUploadForm({ start, refused = notRefused, step, onSent }: Options) {
  const [status, setStatus] = useState<UploadStatus>(uploadStatus.initial);
  const [tries, setTries] = useState(refused.errors.length > 0 ? 1 : 0);
  const [serverErrors, setServerErrors] = useState(refused.errors);
  const [progress, setProgress] = useState<readonly FileProgress[]>([]);
  const [isPaused, setIsPaused] = useState(false);
  const [failure, setFailure] = useState<SendError | null>(null);
  const [trouble, setTrouble] = useState<SendError | null>(null);
  const sending = useRef<{ readonly abort: AbortController; readonly pause: Pause } | null>(null);
  const limits = useUploadLimits();
  const submission = useRef({ content: '', key: '' });

  const complete = (values: UploadValues): UploadValues => ({
    ...values,
    projectType: fixedProjectType(start.type) ?? values.projectType,
  });
  const check = (values: UploadValues) => checkSubmission(complete(values), limits).errors ?? [];
  const formik = useFormik<UploadValues>({
    initialValues: initialValues(start, refused.values),
    // Nothing is called wrong before the first try to send.
    validateOnChange: tries > 0,
    validateOnBlur: false,
    validate: (values) => Object.fromEntries(check(values).map(({ path, message }) => [path, message])),
    onSubmit: () => undefined,
  });
  const isSending = status === uploadStatus.saving;
  const isComplete = serverErrors.length === 0 && check(formik.values).length === 0;
  const isChecking = isComplete && (step.isOpen || isSending);
  useEffect(() => {
    // What is being sent must not go out of sight; 'Cancel upload' is at hand.
    if (isSending && !step.isOpen) step.open();
    // It was sent meanwhile, or changed after Back so that there is something to correct.
    if (step.isOpen && !isComplete) step.leave();
  }, [isSending, isComplete, step.isOpen]);

  // What an estimate put into the comment follows the estimate, until the sender has made the words his own.
  const offered = startComment(start);
  const lastOffered = useRef(offered);
  const { setFieldValue } = formik;
  const { comment } = formik.values;
  useEffect(() => {
    if (lastOffered.current === offered) return;
    if (comment === lastOffered.current) void setFieldValue('comment', offered);
    lastOffered.current = offered;
  }, [offered, comment, setFieldValue]);

  const draft = useDraft({
    values: formik.values,
    empty: initialValues(start),
    submission: () => submission.current,
  });

  function set<Name extends keyof UploadValues>(name: Name, value: UploadValues[Name]): void {
    setServerErrors((errors) => errors.filter(({ path }) => path !== name && path !== ''));
    void formik.setFieldValue(name, value);
    if (name === 'projectFiles') {
      const haveFiles = (value as readonly File[]).length > 0;
      setStatus(haveFiles ? uploadStatus.filesAdded : uploadStatus.initial);
      // What sends them is there by the time that it is needed.
      if (haveFiles) loadTus().catch(() => undefined);
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
    setTries(0);
    step.open();
  }

  async function send(): Promise<void> {
    if (sending.current) return;
    setFailure(null);
    const values = complete(formik.values);
    const content = contentOf(values);
    if (submission.current.content !== content) submission.current = { content, key: newSubmissionKey() };
    const pause = new Pause();
    const abort = new AbortController();
    sending.current = { abort, pause };
    setProgress([]);
    setTrouble(null);
    setIsPaused(false);
    setStatus(uploadStatus.saving);
    draft.save();
    try {
      const { signal } = abort;
      const { key } = submission.current;
      const result = await sendSubmission(values, {
        key,
        signal,
        pause,
        onProgress: setProgress,
        onTrouble: setTrouble,
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
    draft.forget();
    setFailure(null);
    formik.resetForm({ values: initialValues(start) });
    submission.current = { content: '', key: '' };
    setServerErrors([]);
    setTries(0);
  }

  const shownErrors = tries > 0 ? problemsOf(formik.errors, serverErrors) : serverErrors;
  return {
    values: formik.values,
    set,
    /** Shows all that is about to be sent, where it follows the rules. */
    submit,
    /** Sends what was checked. */
    send,
    isChecking,
    /** Leaves the check for the form. */
    change(): void {
      step.close();
      setFailure(null);
    },
    limits,
    draft,
    /** Takes over what was typed before the script was there, and what this browser has kept. */
    adopt(typed: Partial<UploadValues>): void {
      const kept = draft.begin();
      const isAnswer = refused !== notRefused;
      const all = { ...(kept && !isAnswer ? keptFields(kept.typed, formik.values) : {}), ...typed };
      if (kept) submission.current = kept.submission;
      if (Object.keys(all).length > 0) void formik.setValues({ ...formik.values, ...all });
      if (typed.projectFiles) set('projectFiles', typed.projectFiles);
    },
    /** Forgets all that was typed and chosen. */
    clear(): void {
      reset();
      setStatus(uploadStatus.initial);
    },
    stop: () => sending.current?.abort.abort(),
    pause(isOn: boolean): void {
      setIsPaused(isOn);
      sending.current?.pause.set(isOn);
    },
    isPaused,
    /** The sender has seen that it arrived. */
    restart: () => setStatus(uploadStatus.initial),
    status,
    progress,
    failure,
    /** Why sending does not move, while it is tried again. */
    trouble,
    /** What has to be changed, in the form's order. */
    errors: shownErrors,
    /** Counts the tries to send. */
    tries,
  };
}

export type UploadFormState = ReturnType<typeof useUploadForm>;

/** What a kept form adds to one at its start: what the address has brought stays. */
function keptFields(kept: TypedFields, values: UploadValues): Partial<UploadValues> {
  const comment = values.comment === '' ? { comment: kept.comment } : {};
  const { comment: _, ...others } = kept;
  return { ...others, projectType: values.projectType || kept.projectType, ...comment };
}

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
