import { useEffect, useRef } from 'react';

interface Options {
  readonly suggested: string;
  readonly comment: string;
  readonly onChange: (comment: string) => void;
}

/** Replaces the comment with each new suggestion, until the user edits the comment. */
export function useSuggestedComment({ suggested, comment, onChange }: Options): void {
  const last = useRef(suggested);
  useEffect(() => {
    if (last.current === suggested) return;
    if (comment === last.current) onChange(suggested);
    last.current = suggested;
  });
}
