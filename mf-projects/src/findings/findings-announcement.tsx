import { type Finding, findingsChange } from '@title24/shared-domain/projects';
import { useEffect, useRef, useState } from 'react';

/** Typing counts as finished after this many milliseconds without a change. */
export const quietMs = 600;

/** Announces changed findings to screen readers when the user stops typing (D6). Use once per page. */
export function FindingsAnnouncement({ findings }: { findings: readonly Finding[] }) {
  const announced = useRef(findings);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const change = findingsChange(announced.current, findings);
      announced.current = findings;
      if (change !== '') setSpoken(change);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [findings]);
  return (
    <p className="visually-hidden" role="status" aria-atomic="true">
      {spoken}
    </p>
  );
}
