import { PageSection } from '@title24/ui';
import { useEffect, useRef } from 'react';
import { paths } from '../account-paths.ts';
import { FormLinks } from '../form/form-links.tsx';
import { withNext } from '../navigation/next-page.ts';

interface Props {
  readonly email: string;
  readonly next: string | null;
  readonly onRestart: () => void;
}

/** Asks visitors to check their email. Does not reveal whether the account name or email address is taken. */
export function CheckYourMail({ email, next, onRestart }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <PageSection width="text" title="Check your email">
      <div ref={box} tabIndex={-1}>
        <p>
          We sent an email to {email ? <strong>{email}</strong> : 'your email address'}. Open the link in this
          browser, and you’ll be logged in.
        </p>
        <p>
          No email after a few minutes? Check your spam folder. If the address was wrong,{' '}
          <a href={withNext(paths.register, next)} onClick={onRestart}>
            start again
          </a>
          .
        </p>
      </div>
      <FormLinks links={[[withNext(paths.login, next), 'Go to login']]} />
    </PageSection>
  );
}
