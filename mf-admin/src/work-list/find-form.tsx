import { Button, TextField } from '@title24/ui';
import type { FormEvent, ReactNode } from 'react';
import styles from './find-form.module.css';
import { useFindText } from './use-find-text.ts';

interface Props {
  /** Path of the page that shows the results. */
  readonly action: string;
  /** Name of the query parameter for the text. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Defaults to 'Find'. */
  readonly submitLabel?: string;
  /** Called with the entered text and the form data, which includes the other fields. */
  readonly onFind: (typed: string, form: FormData) => void;
  /** Other fields of the form. */
  readonly children?: ReactNode;
}

/** Renders a search form for a list. The field always shows the search text in the URL, even after Back. */
export function FindForm({ action, name, label, value, submitLabel = 'Find', onFind, children }: Props) {
  const { text, setText, submit } = useFindText(value);

  function find(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    submit(text.trim());
    onFind(text.trim(), new FormData(event.currentTarget));
  }

  return (
    <form className={styles.find} action={action} onSubmit={find}>
      <TextField
        type="search"
        name={name}
        label={label}
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
