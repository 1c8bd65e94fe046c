import { useEffect, useRef } from 'react';

interface Options {
  /** Comment that the estimate currently suggests. */
  readonly suggested: string;
  readonly comment: string;
  readonly onChange: (comment: string) => void;
}

/** Keeps the comment in sync with the estimate's suggestion until the user edits it. */
export function useSuggestedComment({ suggested, comment, onChange }: Options): void {
  const last = useRef(suggested);
  useEffect(() => {
    if (last.current === suggested) return;
    if (comment === last.current) onChange(suggested);
    last.current = suggested;
  });
}
