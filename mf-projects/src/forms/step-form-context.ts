import type { Finding } from '@title24/shared-domain/projects';
import { createContext, use } from 'react';

/** Actions of the fields in a step's form. They stay the same functions as long as the form exists. */
export interface StepFormActions {
  /** Called when text was typed or an option chosen. */
  readonly type: (address: string, text: string) => void;
  /** Called when the focus has left a field. */
  readonly leave: (address: string) => void;
  /** Uses the typical value of a field, or stops using it. */
  readonly takeTypical: (address: string, isUsed: boolean) => void;
  /** Applies the fix of a finding. */
  readonly fix: (finding: Finding) => void;
}

export const StepFormContext = createContext<StepFormActions | null>(null);

/** Throws outside of a step's form. */
export function useStepFormActions(): StepFormActions {
  const actions = use(StepFormContext);
  if (!actions) throw new Error('A field of a step needs a StepForm around it');
  return actions;
}
