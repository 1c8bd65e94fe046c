import { useEffect, useState } from 'react';

/** Typing has paused after this many milliseconds. */
const debounceMs = 500;

/**
 * Announces a changing text to screen readers once typing pauses. An empty text announces
 * nothing.
 */
export function DebouncedAnnouncement({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {spoken}
    </p>
  );
}
