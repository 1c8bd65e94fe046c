import type { ActionPreview } from '@title24/shared-domain/orders';
import styles from './mail-preview.module.css';

type PreviewedMail = Pick<ActionPreview['mails'][number], 'subject' | 'text'> &
  Partial<Pick<ActionPreview['mails'][number], 'attachments'>>;

/** Shows staff the emails that an action will send to the customer. */
export function MailPreview({ mails }: { readonly mails: readonly PreviewedMail[] }) {
  if (mails.length === 0) return <p role="status">The customer gets no mail about this.</p>;
  return mails.map(({ subject, text, attachments = [] }) => (
    <article key={subject} className={styles.mail} aria-label={`Mail: ${subject}`}>
      <p className={styles.subject}>
        <span className={styles.subjectLabel}>Subject:</span> {subject}
      </p>
      <p className={styles.body} dir="auto">
        {text}
      </p>
      {attachments.length > 0 && <p>Attached: {attachments.join(', ')}</p>}
    </article>
  ));
}
