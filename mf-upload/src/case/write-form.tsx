import { type CustomerCase, caseFields, casePath } from '@title24/shared-domain/cases';
import { Button, TextArea } from '@title24/ui';
import styles from './case.module.css';

interface Props {
  readonly shown: Pick<CustomerCase, 'reference' | 'state'>;
  readonly error: string | undefined;
  /** Text of a message that the server refused, otherwise ''. */
  readonly text: string;
}

/** Renders a form for a message, such as a question about the quote. */
export function WriteForm({ shown: { reference, state }, error, text }: Props) {
  return (
    <section aria-labelledby="write" className={styles.forms}>
      <form method="post" action={`${casePath(reference)}/write`} className={styles.form}>
        <h2 id="write">{state === 'quoted' ? 'Ask about the quote' : 'Write to us'}</h2>
        <TextArea
          id="case-message"
          name={caseFields.text}
          label="Message"
          hint="We answer by email, and on this page."
          rows={4}
          required
          defaultValue={text}
          error={error}
        />
        <Button type="submit" variant="secondary">
          Send the message
        </Button>
      </form>
    </section>
  );
}
