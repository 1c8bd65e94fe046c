import { useEffect, useState } from 'react';

/** Milliseconds without a change after which typing counts as paused. */
const debounceMs = 500;

/** Announces a changing text to screen readers after typing pauses. An empty text is not announced. */
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
