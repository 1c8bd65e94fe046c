import { useEffect, useState } from 'react';

/** Typing counts as paused after this time without a change. */
const debounceMs = 500;

/** Announces a changing text to screen readers when typing pauses. */
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
