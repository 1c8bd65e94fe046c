import type { Finding } from '@title24/shared-domain/projects';
import { createContext, use } from 'react';

/** Actions for a step form's fields, constant while the form exists. */
export interface StepFormActions {
  /** Call when text is entered or an option is chosen. */
  readonly type: (address: string, text: string) => void;
  /** Call when the field loses the focus. */
  readonly leave: (address: string) => void;
  /** Fills in the field's typical value, or clears the field. */
  readonly setTypical: (address: string, isUsed: boolean) => void;
  readonly fix: (finding: Finding) => void;
}

export const StepFormContext = createContext<StepFormActions | null>(null);

/** Returns the step form's actions. Throws outside of a step form. */
export function useStepFormActions(): StepFormActions {
  const actions = use(StepFormContext);
  if (!actions) throw new Error('A field of a step needs a StepForm around it');
  return actions;
}
