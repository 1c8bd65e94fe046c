import { Button, ErrorSummary, type HeadingLevel } from '@title24/ui';
import type { ReactNode } from 'react';
import styles from './form.module.css';
import type { AccountFormState } from './use-account-form.ts';

interface Props {
  readonly form: AccountFormState;
  /** Path to which the browser submits the form. Absent if the form requires JavaScript. */
  readonly action?: string;
  readonly submitLabel: string;
  /** Button label while the form is being sent. */
  readonly sendingLabel: string;
  readonly variant?: 'primary' | 'secondary' | 'danger';
  readonly headingLevel?: HeadingLevel;
  /** Accessible name of the form. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Renders an account form with its errors, fields and submit button. */
export function AccountForm(props: Props) {
  const { form, action, submitLabel, sendingLabel, variant = 'primary', headingLevel = 2 } = props;
  return (
    <form
      className={styles.form}
      method="post"
      action={action}
      noValidate
      aria-label={props.label}
      onSubmit={form.submit}
    >
      <ErrorSummary
        attempt={form.attempt}
        headingLevel={headingLevel}
        problems={form.errors.map(({ path, message }) => ({
          message,
          fieldId: path === '' ? undefined : form.idOf(path),
        }))}
      />
      {props.children}
      <Button type="submit" variant={variant} className={styles.submit} aria-busy={form.isSending}>
        {form.isSending ? sendingLabel : submitLabel}
      </Button>
    </form>
  );
}
