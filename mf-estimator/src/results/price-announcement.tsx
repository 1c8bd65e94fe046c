import { useEffect, useState } from 'react';

/** Typing counts as resting after this many milliseconds. */
const restMs = 500;

/** Tells screen readers the result, once typing rests, and only after the visitor did something. */
export function PriceAnnouncement({ text, actions }: { text: string; actions: number }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (actions === 0) return;
    const timer = setTimeout(() => setSpoken(text), restMs);
    return () => clearTimeout(timer);
  }, [text, actions]);
  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {spoken}
    </p>
  );
}
