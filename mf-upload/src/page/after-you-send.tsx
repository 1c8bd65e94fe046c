import { quotePromise, reportPromise } from '@title24/shared-domain';
import { Card } from '@title24/ui';
import { ContactLinks } from '../confirmation/contact-links.tsx';
import styles from './upload-page.module.css';

/** Explains what happens after sending, and other ways to get in touch. */
export function AfterYouSend() {
  return (
    <Card title="After you send" headingLevel={2}>
      <ol className={styles.steps}>
        <li>You’ll get a reference number here, and a receipt by email.</li>
        <li>An analyst will review your plans.</li>
        <li>{quotePromise}</li>
        <li>No obligation. You only order if you accept the quote. {reportPromise}</li>
      </ol>
      <p>
        Prefer not to upload? You can also <ContactLinks />.
      </p>
    </Card>
  );
}
