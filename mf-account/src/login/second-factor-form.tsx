import { codeParams } from '@title24/shared-domain/account-forms';
import { Button, type HeadingLevel } from '@title24/ui';
import { useEffect, useRef } from 'react';
import { AccountForm } from '../form/account-form.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { CodeField } from './code-field.tsx';

interface Props {
  readonly headingLevel: HeadingLevel | undefined;
  readonly onCode: (code: string) => Promise<void>;
  readonly onBack: () => void;
}

/** Renders the second step of a login, which asks for a code. */
export function SecondFactorForm({ headingLevel, onCode, onBack }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const form = useAccountForm({ schema: codeParams, send: ({ code }) => onCode(code) });
  // The first form had the focus and was removed, so this form takes the focus.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <p>Your name and password are correct. This account also needs a code.</p>
      <AccountForm
        form={form}
        submitLabel="Continue"
        sendingLabel="Checking…"
        {...(headingLevel && { headingLevel })}
      >
        <CodeField {...form.field('code')} />
      </AccountForm>
      <Button variant="quiet" onClick={onBack}>
        Back to name and password
      </Button>
    </div>
  );
}
