import { useEffect, useState } from 'react';

/** Typing counts as resting after this many milliseconds. */
const restMs = 500;

/** Tells screen readers a text that changes while someone types, once typing rests. An empty text says nothing. */
export function RestedAnnouncement({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {spoken}
    </p>
  );
}
