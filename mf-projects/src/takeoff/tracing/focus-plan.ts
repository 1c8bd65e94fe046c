/** The id of the element that contains the plan. */
export const planPlace = 'traced-plan';

/** Gives the plan the keyboard focus. */
export function focusPlan(): void {
  document.querySelector<HTMLElement>(`#${planPlace} [role=application]`)?.focus();
}
