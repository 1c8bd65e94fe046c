/** What an analyst looks at before a report is delivered, by name, with its words. */
export const checklistItems = {
  climateZone: 'The climate zone fits the address',
  areas: 'Areas fit the plans',
  orientations: 'Orientations fit the site plan',
  glazing: 'Glazing fits elevations and schedule',
  credits: 'Credits are plausible',
  signer: 'The signer is complete',
  reportNames: 'The report names project, address and input file',
} as const;

export type ChecklistItem = keyof typeof checklistItems;

export const checklistItemNames = Object.keys(checklistItems) as readonly ChecklistItem[];

/** The checklist of a round, saved in parts. */
export interface Checklist {
  readonly done: readonly ChecklistItem[];
  /** Whether the software run complies; null until somebody has said. */
  readonly complies: boolean | null;
  readonly needsRegistration: boolean | null;
}

export const emptyChecklist: Checklist = { done: [], complies: null, needsRegistration: null };

/** Whether all of it is looked at and answered (D11). */
export function isChecklistComplete({ done, complies, needsRegistration }: Checklist): boolean {
  return (
    checklistItemNames.every((name) => done.includes(name)) && complies !== null && needsRegistration !== null
  );
}
