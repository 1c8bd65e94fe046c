/**
 * Keeps the page from scrolling behind the site's menu and behind modal dialogs, including those of remotes. With
 * `:root:has(dialog:modal)`, the browser would search the whole page after each inserted element.
 */
export function lockScrollingBehindDialogs(): void {
  const removals = new MutationObserver(update);
  function update(): void {
    const root = document.documentElement;
    root.toggleAttribute('data-menu', document.querySelector('header dialog:modal') !== null);
    const isLocked = document.querySelector('main dialog:modal') !== null;
    root.toggleAttribute('data-modal', isLocked);
    if (isLocked) removals.observe(document.body, { childList: true, subtree: true });
    else removals.disconnect();
  }
  // A dialog that opens gets the focus. Removing an open dialog sends no event, so an observer watches for removals.
  document.addEventListener('focusin', update);
  document.addEventListener('close', update, true);
}
