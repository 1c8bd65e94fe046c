import { useState } from 'react';

/**
 * The text of a search field that follows the address, also after Back. Text that is typed while a page loads stays.
 * @param asked what the address asks for
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
