import type { Checklist } from './desk-order.schema.ts';

/** Labels of the items that staff must check before delivering a report or results. */
export const checklistItems = {
  climateZone: 'The climate zone matches the address',
  areas: 'Areas match the plans',
  orientations: 'Orientations match the site plan',
  glazing: 'Glazing matches elevations and schedule',
  credits: 'Credits are plausible',
  signer: 'The signer is complete',
  reportNames: 'The report names project, address and input file',
} as const;

export type ChecklistItem = keyof typeof checklistItems;

export const checklistItemNames = Object.keys(checklistItems) as readonly ChecklistItem[];

export const emptyChecklist: Checklist = { done: [], complies: null, needsRegistration: null };

/** Returns whether all items are checked, and `complies` and `needsRegistration` are answered (D11). */
export function isChecklistComplete({ done, complies, needsRegistration }: Checklist): boolean {
  return (
    checklistItemNames.every((name) => done.includes(name)) && complies !== null && needsRegistration !== null
  );
}
