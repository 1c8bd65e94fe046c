import { useLayoutEffect } from 'react';

/** Attributes of the root element, which base.css and the shell's styles use. */
export type RootAttribute = 'data-modal' | 'data-menu' | 'data-bottom-bar' | 'data-wide-page';

/** Number of components that currently need an attribute. */
const uses = new Map<RootAttribute, number>();

/**
 * Sets an attribute of the root element while the component is mounted and `isOn`. With `:root:has()` instead, the
 * browser would search the whole page for the element after each insertion.
 */
export function useRootAttribute(name: RootAttribute, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const add = (change: 1 | -1) => {
      const count = (uses.get(name) ?? 0) + change;
      uses.set(name, count);
      document.documentElement.toggleAttribute(name, count > 0);
    };
    add(1);
    return () => add(-1);
  }, [name, isOn]);
}
