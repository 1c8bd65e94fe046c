/** Id of the element that contains the plan. */
export const planPlace = 'traced-plan';

/** Moves the keyboard focus to the plan and scrolls the workspace into view. */
export function focusPlan(): void {
  const place = document.getElementById(planPlace);
  place?.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true });
  place?.closest('[data-workspace]')?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
