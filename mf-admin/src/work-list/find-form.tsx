import { Button, TextField } from '@title24/ui';
import type { FormEvent, ReactNode } from 'react';
import styles from './find-form.module.css';

interface Props {
  /** The page, which finds by the address. */
  readonly action: string;
  /** The parameter of the address. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Default 'Find'. */
  readonly submitLabel?: string;
  /** Receives what was typed, and the other fields. */
  readonly onFind: (typed: string, form: FormData) => void;
  /** Other fields. */
  readonly children?: ReactNode;
}

/** Finds what a page lists. The field follows the address, also after Back. */
export function FindForm({ action, name, label, value, submitLabel = 'Find', onFind, children }: Props) {
  function find(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onFind(String(form.get(name)).trim(), form);
  }

  return (
    <form className={styles.find} action={action} onSubmit={find}>
      <TextField
        key={value}
        type="search"
        name={name}
        label={label}
        autoComplete="off"
        defaultValue={value}
      />
      {children}
      <Button type="submit" variant="secondary">
        {submitLabel}
      </Button>
    </form>
  );
}
