/** The id of the element that contains the plan. */
export const planPlace = 'traced-plan';

/** Gives the plan the keyboard focus, and its workspace the window. */
export function focusPlan(): void {
  const place = document.getElementById(planPlace);
  place?.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true });
  place?.closest('[data-workspace]')?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
