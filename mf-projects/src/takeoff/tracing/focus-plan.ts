/** Id of the plan's element. */
export const planPlace = 'traced-plan';

/** Focuses the plan and scrolls the workspace into view. */
export function focusPlan(): void {
  const place = document.getElementById(planPlace);
  place?.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true });
  place?.closest('[data-workspace]')?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
