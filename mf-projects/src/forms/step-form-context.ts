import type { Finding } from '@title24/shared-domain/projects';
import { createContext, use } from 'react';

/** Actions for the fields in a step's form. The functions are stable for the lifetime of the form. */
export interface StepFormActions {
  /** Called when text is entered or an option is chosen. */
  readonly type: (address: string, text: string) => void;
  /** Called when a field loses the focus. */
  readonly leave: (address: string) => void;
  /** Sets or removes the typical value of a field. */
  readonly setTypical: (address: string, isUsed: boolean) => void;
  /** Applies the fix of a finding. */
  readonly fix: (finding: Finding) => void;
}

export const StepFormContext = createContext<StepFormActions | null>(null);

/** Returns the actions of the surrounding step form. Throws outside of a step form. */
export function useStepFormActions(): StepFormActions {
  const actions = use(StepFormContext);
  if (!actions) throw new Error('A field of a step needs a StepForm around it');
  return actions;
}
