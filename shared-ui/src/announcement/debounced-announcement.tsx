import { useEffect, useState } from 'react';

/** Typing counts as resting after this many milliseconds. */
const debounceMs = 500;

/** Tells screen readers a text that changes while someone types, once typing rests. An empty text says nothing. */
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
