import type { KeyboardEvent } from 'react';

const control = 'input, select';

/**
 * Returns whether the Left or Right key moves the caret instead of the focus. After {@link moveInGrid} has focused a
 * cell, its whole text is selected, so an arrow key leaves the cell.
 */
function staysInText(target: HTMLInputElement | HTMLSelectElement, key: string): boolean {
  if (target instanceof HTMLSelectElement || target.type === 'checkbox') return false;
  const { selectionStart: start, selectionEnd: end, value } = target;
  if (start === 0 && end === value.length) return false;
  if (start !== end) return true;
  return key === 'ArrowLeft' ? start !== 0 : end !== value.length;
}

function controlIn(cell: Element | undefined): HTMLElement | null {
  return cell?.querySelector<HTMLElement>(control) ?? null;
}

function beside(cell: Element, isBack: boolean): HTMLElement | null {
  for (let at: Element | null = cell; at; ) {
    at = isBack ? at.previousElementSibling : at.nextElementSibling;
    const found = at?.matches('[data-cell]') ? controlIn(at) : null;
    if (found) return found;
  }
  return null;
}

function below(cell: HTMLElement, grid: Element, isUp: boolean): HTMLElement | null {
  const cells = [...grid.querySelectorAll(`[data-cell="${cell.dataset.cell}"]`)].filter(
    (each) => each === cell || controlIn(each),
  );
  return controlIn(cells[cells.indexOf(cell) + (isUp ? -1 : 1)]);
}

/**
 * Moves the focus between a grid's cells: Enter, Up and Down within a column, Left and Right within a row. Inside a
 * text, Left and Right move the caret instead. In a select element, Up and Down change the option.
 */
export function moveInGrid(event: KeyboardEvent): void {
  const { target, currentTarget, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  const cell = target.closest<HTMLElement>('[data-cell]');
  if (!cell) return;
  let next: HTMLElement | null;
  if (key === 'Enter') next = below(cell, currentTarget, event.shiftKey);
  else if (event.shiftKey) return;
  else if (key === 'ArrowLeft' || key === 'ArrowRight') {
    if (staysInText(target, key)) return;
    next = beside(cell, key === 'ArrowLeft');
  } else if ((key === 'ArrowUp' || key === 'ArrowDown') && target instanceof HTMLInputElement)
    next = below(cell, currentTarget, key === 'ArrowUp');
  else return;
  event.preventDefault();
  next?.focus();
  if (next instanceof HTMLInputElement && next.type !== 'checkbox') next.select();
}
