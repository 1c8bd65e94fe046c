import { useNow } from '@title24/remote-kit/runtime';
import {
  applyAction,
  applyFix,
  fieldAt,
  type ProjectData,
  type ProjectStep,
  readField,
  type StepAction,
  withCredit,
  withTyped,
  withTypicalAnswer,
  withValidState,
  withWindowHeight,
} from '@title24/shared-domain/projects';
import { useFormik } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';
import type { StepFormActions } from '../forms/step-form-context.ts';
import { useEditedSession, useProject } from '../project/project-context.ts';

interface Typed {
  /** Texts of fields that the user has edited but not left yet, by field path. The project's data has the values. */
  readonly typed: Readonly<Record<string, string>>;
}

interface Handlers extends StepFormActions {
  readonly act: (action: StepAction) => void;
  readonly take: (credit: string, isTaken: boolean) => void;
  readonly change: (update: (before: ProjectData) => ProjectData) => void;
}

/**
 * Returns the project's data, the form's actions, and the form's own state: the text of fields that the user has
 * edited but not left yet, and how often the user tried to continue to the next step.
 */
export function useStepForm(step: ProjectStep, onContinue: (data: ProjectData) => void) {
  const { data } = useProject();
  const session = useEditedSession();
  const thisYear = useNow().getFullYear();
  const latest = useRef<Handlers | null>(null);

  const formik = useFormik<Typed>({
    initialValues: { typed: {} },
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => onContinue(data),
  });

  const change = (update: (before: ProjectData) => ProjectData) => session.change(update);
  const handlers: Handlers = {
    type(address, text) {
      void formik.setValues(({ typed }) => ({ typed: { ...typed, [address]: text } }), false);
      change((before) => withWindowHeight(before, withTyped(before, address, text, thisYear), address));
    },
    leave(address) {
      void formik.setTouched({ ...formik.touched, [address]: true } as typeof formik.touched, false);
      void formik.setValues(({ typed: { [address]: _, ...others } }) => ({ typed: others }), false);
      change((before) => withValidState(before, address, thisYear));
      session.flushSoon();
    },
    setTypical(address, isUsed) {
      change((before) =>
        isUsed ? withTypicalAnswer(before, address, thisYear) : withTyped(before, address, '', thisYear),
      );
      session.flushSoon();
    },
    fix({ fix: wanted }) {
      if (wanted) change((before) => applyFix(before, wanted));
    },
    act: (action) => change((before) => applyAction(before, step, action)),
    take: (credit, isTaken) => change((before) => withCredit(before, credit, isTaken)),
    change,
  };
  useLayoutEffect(() => {
    latest.current = handlers;
  });

  // These functions never change, so unchanged fields are not rendered again.
  const [actions] = useState<Handlers>(() => ({
    type: (address, text) => latest.current?.type(address, text),
    leave: (address) => latest.current?.leave(address),
    setTypical: (address, isUsed) => latest.current?.setTypical(address, isUsed),
    fix: (finding) => latest.current?.fix(finding),
    act: (action) => latest.current?.act(action),
    take: (credit, isTaken) => latest.current?.take(credit, isTaken),
    change: (update) => latest.current?.change(update),
  }));

  return {
    data,
    typed: formik.values.typed,
    /** How often the user tried to continue to the next step. */
    attempts: formik.submitCount,
    submit: formik.handleSubmit,
    actions,
    thisYear,
  };
}

/** Returns the errors for a step's fields with invalid text, by path. */
export function unreadable(
  data: ProjectData,
  step: ProjectStep,
  thisYear: number,
): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  for (const [address, text] of Object.entries(data.raw ?? {})) {
    const place = fieldAt(address);
    if (place?.group.step !== step) continue;
    const { problem } = readField(place.field, text, { kind: data.kind, thisYear });
    if (problem !== undefined) problems.set(address, problem);
  }
  return problems;
}
