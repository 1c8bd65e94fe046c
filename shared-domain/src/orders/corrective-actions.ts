import type { ProjectStep } from '../projects/fields/field-groups.ts';

interface CorrectiveAction {
  readonly title: string;
  /** Form step where the customer makes the change, or null if only the message from staff describes the change. */
  readonly step: ProjectStep | null;
}

/** Actions that can make a project comply. */
export const correctiveActions = {
  'better-glass': { title: 'Better glass', step: 'glazing' },
  'less-west-glass': { title: 'Less west-facing glass', step: 'glazing' },
  'more-insulation': { title: 'More insulation', step: 'walls' },
  'tested-ducts': { title: 'Tested ducts', step: 'mechanical' },
  overhangs: { title: 'Overhangs', step: 'glazing' },
  'efficient-equipment': { title: 'More efficient or heat pump equipment', step: 'mechanical' },
  other: { title: 'Other, see the message', step: null },
} as const satisfies Readonly<Record<string, CorrectiveAction>>;

export type CorrectiveActionName = keyof typeof correctiveActions;

export const correctiveActionNames = Object.keys(correctiveActions) as readonly CorrectiveActionName[];
