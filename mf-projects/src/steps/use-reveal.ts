import { fieldAt } from '@title24/shared-domain/projects';
import { useEffect, useRef, useState } from 'react';

interface Wanted {
  readonly anchor: string;
  /** Whether the anchor names a new line. If so, the line's first field gets the focus. */
  readonly isNew: boolean;
}

/** Returns the first field of a line, in a card or a grid row. */
const firstControl = (line: HTMLElement) =>
  (line.parentElement ?? line).querySelector<HTMLElement>(
    '[data-field] :is(input:not([type="hidden"]), select, textarea)',
  );

const lineId = /^[a-z]\d+$/;

/**
 * Returns a function that opens, scrolls to and focuses a field, line or list. The function returns false if the
 * anchor names nothing: no line, no field of a line, and no element on the page. The anchor in the page's URL is
 * also revealed, initially and when it changes.
 */
export function useReveal(
  openLine: (line: string, isNew: boolean) => void,
): (anchor: string, isNew?: boolean) => boolean {
  const [wanted, setWanted] = useState<Wanted | null>(null);

  useEffect(() => {
    if (!wanted) return;
    setWanted(null);
    const element = document.getElementById(wanted.anchor);
    if (!element) return;
    for (let at = element.parentElement; at; at = at.parentElement)
      if (at instanceof HTMLDetailsElement) at.open = true;
    const inside = wanted.isNew ? firstControl(element) : element.querySelector<HTMLElement>('summary');
    (element instanceof HTMLDetailsElement ? (inside ?? element) : element).focus();
  }, [wanted]);

  function reveal(anchor: string, isNew = false): boolean {
    const line = fieldAt(anchor)?.id ?? (lineId.test(anchor) ? anchor : undefined);
    if (line === undefined && !document.getElementById(anchor)) return false;
    // A field in a grid row is visible without opening the line.
    if (line !== undefined && !document.getElementById(anchor)?.closest('[data-cell]')) {
      openLine(line, isNew);
    }
    setWanted({ anchor, isNew });
    return true;
  }

  const latest = useRef(reveal);
  useEffect(() => {
    latest.current = reveal;
  });
  useEffect(() => {
    const follow = () => {
      if (location.hash.length > 1) latest.current(decodeURIComponent(location.hash.slice(1)));
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return reveal;
}
