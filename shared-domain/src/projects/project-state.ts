/** States of a project (D10). */
export const projectStates = [
  'in-progress',
  'ordered',
  'changes-needed',
  'completed',
  'in-revision',
] as const;

export type ProjectState = (typeof projectStates)[number];

export const projectStateTitles: Readonly<Record<ProjectState, string>> = {
  'in-progress': 'In progress',
  ordered: 'Ordered',
  'changes-needed': 'Changes needed',
  completed: 'Completed',
  'in-revision': 'Unlocked for revision',
};

/** States in which the owner can edit. In other states, the project is locked. */
export const editableStates = ['in-progress', 'changes-needed', 'in-revision'] as const;

/** Returns whether the owner can edit a project in this state. */
export function isEditable(state: ProjectState): boolean {
  return (editableStates as readonly ProjectState[]).includes(state);
}

/** Returns the error message for changing a locked project. */
export function lockedMessage(number: string, state: ProjectState): string {
  const why = state === 'completed' ? 'its report is delivered' : 'it is ordered';
  return `Project ${number} cannot be changed: ${why}.`;
}
