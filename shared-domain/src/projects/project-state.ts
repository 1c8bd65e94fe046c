/** State of a project between its first entry and its report (D10). */
export const projectStates = [
  'in-progress',
  'ordered',
  'changes-needed',
  'completed',
  'in-revision',
] as const;

export type ProjectState = (typeof projectStates)[number];

/** Titles of the states in lists and pages. */
export const projectStateTitles: Readonly<Record<ProjectState, string>> = {
  'in-progress': 'In progress',
  ordered: 'Ordered',
  'changes-needed': 'Changes needed',
  completed: 'Completed',
  'in-revision': 'Unlocked for revision',
};

/**
 * The states in which the owner may edit a project. In any other state, the project is locked: shown but not
 * editable.
 */
export const editableStates = ['in-progress', 'changes-needed', 'in-revision'] as const;

/** Whether the owner may edit a project in this state. */
export function isEditable(state: ProjectState): boolean {
  return (editableStates as readonly ProjectState[]).includes(state);
}

/** Returns the error for a change to a locked project. */
export function lockedMessage(number: string, state: ProjectState): string {
  const why = state === 'completed' ? 'its report is delivered' : 'it is ordered';
  return `Project ${number} cannot be changed: ${why}.`;
}
