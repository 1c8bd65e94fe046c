import { useEffect, useRef } from 'react';

interface Options {
  /** Comment that the current estimate suggests. */
  readonly suggested: string;
  readonly comment: string;
  readonly onChange: (comment: string) => void;
}

/** Updates the comment whenever the estimate suggests a new one, until the user edits the comment. */
export function useSuggestedComment({ suggested, comment, onChange }: Options): void {
  const last = useRef(suggested);
  useEffect(() => {
    if (last.current === suggested) return;
    if (comment === last.current) onChange(suggested);
    last.current = suggested;
  });
}
