import { useEffect, useRef } from 'react';

interface Options {
  /** What the estimate suggests now. */
  readonly suggested: string;
  readonly comment: string;
  readonly onChange: (comment: string) => void;
}

/** The comment that an estimate suggests follows the estimate, until the sender changes the words. */
export function useSuggestedComment({ suggested, comment, onChange }: Options): void {
  const last = useRef(suggested);
  useEffect(() => {
    if (last.current === suggested) return;
    if (comment === last.current) onChange(suggested);
    last.current = suggested;
  });
}
