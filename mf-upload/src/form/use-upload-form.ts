import { loadSender } from '@title24/remote-kit/browser';
import { usePageData } from '@title24/remote-kit/runtime';
import {
  checkSubmission,
  defaultUploadLimits,
  fixedProjectType,
  type SubmissionError,
  type SubmissionReceipt,
  type UploadStatus,
  uploadStatus,
} from '@title24/shared-domain/full-service';
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { CheckStep } from '../check/check-step.ts';
import { restoredFields } from '../draft/draft.ts';
import { useDraft } from '../draft/use-draft.ts';
import { noSubmission, submissionOf } from '../sending/submission-key.ts';
import { useSending } from '../sending/use-sending.ts';
import { uploadLimitsRequest } from '../upload-limits-request.ts';
import { startComment, type UploadStart } from '../upload-start.ts';
import { initialValues, type TypedValues, type UploadValues } from '../upload-values.ts';
import { mergeErrors } from './form-errors.ts';
import { useSuggestedComment } from './use-suggested-comment.ts';

/** A refused form that was submitted without JavaScript: its errors, and the values that the visitor entered. */
export interface Refused {
  readonly errors: readonly SubmissionError[];
  readonly values: TypedValues;
}

interface Options {
  readonly start: UploadStart;
  readonly refused?: Refused | undefined;
  readonly step: CheckStep;
  /** Called after the server has confirmed the form. */
  readonly onSent: (receipt: SubmissionReceipt) => void;
}

const notRefused: Refused = { errors: [], values: {} };

/**
 * Returns the state of the upload form, and functions to check, send and clear it (U1, U3). Text and files are kept
 * until they are sent or cleared.
 */
export function useUploadForm({ start, refused = notRefused, step, onSent }: Options) {
  const [status, setStatus] = useState<UploadStatus>(uploadStatus.initial);
  const [attempts, setAttempts] = useState(refused.errors.length > 0 ? 1 : 0);
  const [serverErrors, setServerErrors] = useState(refused.errors);
  const sending = useSending();
  const answer = usePageData(uploadLimitsRequest);
  const limits = answer.status === 'ready' ? answer.data : defaultUploadLimits;
  const submission = useRef(noSubmission);

  const complete = (values: UploadValues): UploadValues => ({
    ...values,
    projectType: fixedProjectType(start.type) ?? values.projectType,
  });
  const check = (values: UploadValues) => checkSubmission(complete(values), limits).errors ?? [];
  const formik = useFormik<UploadValues>({
    initialValues: initialValues(start, refused.values),
    // Errors appear only after an attempt to continue or send has found some.
    validateOnChange: attempts > 0,
    validateOnBlur: false,
    validate: (values) => Object.fromEntries(check(values).map(({ path, message }) => [path, message])),
    onSubmit: () => undefined,
  });
  const isSending = status === uploadStatus.saving;
  const isComplete = serverErrors.length === 0 && check(formik.values).length === 0;
  const isChecking = isComplete && (step.isOpen || isSending);
  useEffect(() => {
    // The step stays open while the form is being sent, so that the upload is visible and can be canceled.
    if (isSending && !step.isOpen) step.open();
    // Leaves the step if the form was sent or is incomplete.
    if (step.isOpen && !isComplete) step.leave();
  }, [isSending, isComplete, step.isOpen]);
  useSuggestedComment({
    suggested: startComment(start),
    comment: formik.values.comment,
    onChange: (comment) => void formik.setFieldValue('comment', comment),
  });
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
      if (haveFiles) loadSender().catch(() => undefined);
    }
  }

  async function submit(): Promise<void> {
    if (sending.isActive()) return;
    setServerErrors([]);
    sending.clearFailure();
    setAttempts((count) => count + 1);
    const errors = await formik.validateForm();
    if (Object.keys(errors).length > 0) {
      console.info('Please complete all fields!');
      return;
    }
    setAttempts(0);
    step.open();
  }

  async function send(): Promise<void> {
    if (sending.isActive()) return;
    const values = complete(formik.values);
    submission.current = submissionOf(values, submission.current);
    setStatus(uploadStatus.saving);
    draft.save();
    const result = await sending.send(values, submission.current.key);
    if (result.outcome === 'sent') {
      reset();
      setStatus(uploadStatus.success);
      onSent(result.receipt);
    } else if (result.outcome === 'refused') {
      setServerErrors(result.errors);
      setStatus(uploadStatus.failed);
      setAttempts((count) => count + 1);
    } else {
      setStatus(result.outcome === 'stopped' ? uploadStatus.filesAdded : uploadStatus.failed);
    }
  }

  function reset(): void {
    draft.forget();
    sending.clearFailure();
    formik.resetForm({ values: initialValues(start) });
    submission.current = noSubmission;
    setServerErrors([]);
    setAttempts(0);
  }

  return {
    values: formik.values,
    set,
    /** Shows the step 'Check your answers' if the form is valid. */
    submit,
    send,
    isChecking,
    change(): void {
      step.close();
      sending.clearFailure();
    },
    limits,
    draft,
    /** Adopts text and files entered before hydration, and the stored draft. */
    adopt(typed: Partial<UploadValues>): void {
      // A refused form has newer text than the draft.
      const saved = draft.begin(refused === notRefused);
      const all = { ...(saved ? restoredFields(saved.typed, formik.values) : {}), ...typed };
      if (saved) submission.current = saved.submission;
      if (Object.keys(all).length > 0) void formik.setValues({ ...formik.values, ...all });
      if (typed.projectFiles) set('projectFiles', typed.projectFiles);
    },
    clear(): void {
      reset();
      setStatus(uploadStatus.initial);
    },
    /** Resets the status after the confirmation. The form is already empty. */
    restart: () => setStatus(uploadStatus.initial),
    status,
    sending,
    /** In the order of the form's fields. */
    errors: attempts > 0 ? mergeErrors(formik.errors, serverErrors) : serverErrors,
    /** Number of attempts to continue or send that found errors, since the form was last valid. */
    attempts,
  };
}

export type UploadFormState = ReturnType<typeof useUploadForm>;
