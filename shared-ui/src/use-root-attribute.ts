import { useLayoutEffect } from 'react';

/**
 * Sets an attribute of the root element while the component is mounted and `isOn`. Style sheets use it instead of
 * `:root:has()`, which would make the browser search the whole page after each inserted element.
 */
export function useRootAttribute(name: 'data-bottom-bar' | 'data-wide-page', isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const { documentElement: root } = document;
    // The value is the number of components that need the attribute. The attribute itself stores this number, because
    // each remote has its own copy of this module.
    const add = (change: 1 | -1) => {
      const count = Number(root.getAttribute(name)) + change;
      if (count > 0) root.setAttribute(name, String(count));
      else root.removeAttribute(name);
    };
    add(1);
    return () => add(-1);
  }, [name, isOn]);
}
