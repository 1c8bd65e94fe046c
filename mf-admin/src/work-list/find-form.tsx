import { Button, TextField } from '@title24/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import styles from './find-form.module.css';

interface Props {
  /** Path of the results page. */
  readonly action: string;
  /** Query parameter for the text. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  /** Defaults to 'Find'. */
  readonly submitLabel?: string;
  /** Called with the trimmed text and all form data. */
  readonly onFind: (typed: string, form: FormData) => void;
  readonly children?: ReactNode;
}

/** Renders a list's search form, whose field follows the search text in the URL, even after Back. */
export function FindForm({
  action,
  name,
  label,
  hint,
  value,
  submitLabel = 'Find',
  onFind,
  children,
}: Props) {
  const [text, setText] = useState(value);
  const [followed, setFollowed] = useState(value);
  const [submitted, setSubmitted] = useState<string | null>(null);
  // The field follows the URL. It keeps text that the user enters while the results load.
  if (value !== followed) {
    setFollowed(value);
    setSubmitted(null);
    if (value !== submitted) setText(value);
  }

  function find(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setSubmitted(text.trim());
    onFind(text.trim(), new FormData(event.currentTarget));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not support <search>
    <form role="search" className={styles.find} action={action} onSubmit={find}>
      <TextField
        type="search"
        name={name}
        label={label}
        hint={hint}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {children}
      <Button type="submit" variant="secondary">
        {submitLabel}
      </Button>
    </form>
  );
}
