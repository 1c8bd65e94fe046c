import { useState } from 'react';

/**
 * Keeps the text of a search field in sync with the URL, even after Back. Text typed while a page loads is kept.
 * @param asked search text in the URL
 */
export function useFindText(asked: string) {
  const [text, setText] = useState(asked);
  const [followed, setFollowed] = useState(asked);
  const [submitted, setSubmitted] = useState<string | null>(null);
  if (asked !== followed) {
    setFollowed(asked);
    setSubmitted(null);
    if (asked !== submitted) setText(asked);
  }
  return { text, setText, submit: setSubmitted };
}
