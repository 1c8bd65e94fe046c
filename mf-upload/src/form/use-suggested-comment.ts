import { useEffect, useRef } from 'react';

interface Options {
  /** The comment that the estimate suggests now. */
  readonly suggested: string;
  readonly comment: string;
  readonly onChange: (comment: string) => void;
}

/** Keeps the comment in sync with an estimate's suggestion, until the sender edits it. */
export function useSuggestedComment({ suggested, comment, onChange }: Options): void {
  const last = useRef(suggested);
  useEffect(() => {
    if (last.current === suggested) return;
    if (comment === last.current) onChange(suggested);
    last.current = suggested;
  });
}
