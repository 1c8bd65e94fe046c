import { useHydrated } from '@title24/remote-kit/runtime';
import { Button, TextField } from '@title24/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './form.module.css';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: ReactNode;
}

/** Renders a password field with a button that shows or hides the password. */
export function PasswordField({ label, ...field }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const form = box.current?.closest('form');
    // Hides the password when the form is sent, because browsers save what a text field contains.
    const hide = () => setIsShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <div ref={box} className={styles.password}>
      <TextField
        {...field}
        label={label}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      {isHydrated && (
        <Button
          variant="quiet"
          size="small"
          className={styles.show}
          aria-controls={field.id}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'} {label.toLowerCase()}
        </Button>
      )}
    </div>
  );
}
