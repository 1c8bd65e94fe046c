import { type CasePageData, caseFields, casePath } from '@title24/shared-domain/cases';
import { Button, ErrorSummary, PageSection, Stack, TextField } from '@title24/ui';
import { ContactLinks } from '../confirmation/contact-links.tsx';
import styles from './case.module.css';

type Props = Omit<Extract<CasePageData, { readonly page: 'identify' }>, 'key'> & {
  /** Access key from the link in the customer's email, or ''. */
  readonly linkKey: string;
};

const fieldId = 'case-email';

/** Asks for the customer's email address, and reveals nothing about the case. */
export function IdentifyPage({ reference, refused, linkKey }: Props) {
  return (
    <PageSection width="text" title="Open the page of your project">
      <Stack>
        <p>
          Reference {reference}. To keep your plans private, we ask for the email address that our mails about
          them go to.
        </p>
        <form method="post" action={`${casePath(reference)}/open`} className={styles.form}>
          {refused && <ErrorSummary problems={[{ fieldId, message: refused }]} />}
          <input type="hidden" name={caseFields.key} value={linkKey} />
          <TextField
            id={fieldId}
            name={caseFields.email}
            type="email"
            label="Email"
            autoComplete="email"
            required
            fieldWidth="medium"
            error={refused ?? undefined}
          />
          <Button type="submit">Open the page</Button>
        </form>
        <p>
          The link is in each of our mails about your project. If you can’t find one, please <ContactLinks />.
        </p>
      </Stack>
    </PageSection>
  );
}
