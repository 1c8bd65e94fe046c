/** The id of what holds the plan. */
export const planPlace = 'traced-plan';

/** Gives the plan the keys. */
export function focusPlan(): void {
  document.querySelector<HTMLElement>(`#${planPlace} [role=application]`)?.focus();
}
