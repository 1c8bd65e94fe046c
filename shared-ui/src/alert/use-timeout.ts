import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Handlers for an element. They pause a timer while the pointer or focus is on the element. */
export interface Hold {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * Calls `onEnd` once after `ms` milliseconds, or never if `ms` is undefined. The timer is paused while the pointer or
 * focus is on the element that has the returned handlers (WCAG 2.2.1). A new `ms` restarts the timer.
 */
export function useTimeout(ms: number | undefined, onEnd: (() => void) | undefined): Hold {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  /** Milliseconds left. Null if `ms` is undefined, or after `onEnd` was called. */
  const left = useRef<number | null>(null);
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    left.current = ms ?? null;
  }, [ms]);
  useEffect(() => {
    if (ms === undefined || left.current === null || pointed || focused) return;
    const started = performance.now();
    const timer = setTimeout(() => {
      left.current = null;
      end();
    }, left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current = Math.max(0, left.current - (performance.now() - started));
    };
  }, [ms, pointed, focused]);
  return {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
