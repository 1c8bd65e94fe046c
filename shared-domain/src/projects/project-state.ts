/** Where a project is between its first entry and its report (D10). */
export const projectStates = [
  'in-progress',
  'ordered',
  'changes-needed',
  'completed',
  'in-revision',
] as const;

export type ProjectState = (typeof projectStates)[number];

/** The states as lists and pages say them. */
export const projectStateTitles: Readonly<Record<ProjectState, string>> = {
  'in-progress': 'In progress',
  ordered: 'Ordered',
  'changes-needed': 'Changes needed',
  completed: 'Completed',
  'in-revision': 'Unlocked for revision',
};

/** The states in which its owner may edit a project. In the others it is locked: shown, and not changed. */
export const editableStates = ['in-progress', 'changes-needed', 'in-revision'] as const;

/** Whether its owner may edit a project in this state. */
export function isEditable(state: ProjectState): boolean {
  return (editableStates as readonly ProjectState[]).includes(state);
}

/** What is said of a change to a project that is locked. */
export function lockedMessage(number: string, state: ProjectState): string {
  const why = state === 'completed' ? 'its report is delivered' : 'it is ordered';
  return `Project ${number} cannot be changed: ${why}.`;
}
