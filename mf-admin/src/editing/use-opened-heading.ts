import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/**
 * Returns a ref for the heading of an editor that replaces a list at the same path. The heading gets the focus, because
 * the list's focused link was removed. If the page was loaded with the editor, the heading does not get the focus.
 */
export function useOpenedHeading(isList: boolean): RefCallback<HTMLElement> {
  const wasList = useRef(false);
  useEffect(() => {
    if (isList) wasList.current = true;
  }, [isList]);
  return useCallback((heading) => {
    if (wasList.current) heading?.focus();
  }, []);
}
