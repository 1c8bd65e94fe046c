/**
 * Keyboard shortcuts on a work item's page, by key. An action's control has the action's name in the attribute
 * `data-desk-key`.
 */
export const deskKeys = {
  j: { act: 'next', words: 'Next piece of work' },
  k: { act: 'previous', words: 'Previous piece of work' },
  t: { act: 'take', words: 'Take it' },
  '/': { act: 'search', words: 'Search' },
  '?': { act: 'help', words: 'Show or hide these shortcuts' },
} as const;

export type DeskAct = (typeof deskKeys)[keyof typeof deskKeys]['act'];

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'
>;

/**
 * Returns a pressed key's action, or null if the key has none. Also returns null if Ctrl, Alt or Meta is pressed, and
 * while the user types or a dialog is open.
 */
export function deskActOf(pressed: Pressed, target: EventTarget | null): DeskAct | null {
  const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = pressed;
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return null;
  if (target instanceof Element && target.closest(typing)) return null;
  if (document.querySelector('dialog[open]')) return null;
  return Object.hasOwn(deskKeys, key) ? deskKeys[key as keyof typeof deskKeys].act : null;
}

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog';

/** Clicks an action's link or button, or focuses its field. Returns false if the page has no control for the action. */
export function pressDeskControl(act: DeskAct): boolean {
  const control = document.querySelector<HTMLElement>(`[data-desk-key="${act}"]`);
  if (!control) return false;
  if (control instanceof HTMLInputElement) control.focus();
  else control.click();
  return true;
}
