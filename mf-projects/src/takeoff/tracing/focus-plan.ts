/** Id of the element that contains the plan. */
export const planPlace = 'traced-plan';

/** Returns the element that handles the plan's keys. */
export const planElement = () => document.querySelector<HTMLElement>(`#${planPlace} [role=application]`);

/** Focuses the plan and scrolls the workspace into view. */
export function focusPlan(): void {
  const plan = planElement();
  plan?.focus({ preventScroll: true });
  plan?.closest('[data-workspace]')?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
