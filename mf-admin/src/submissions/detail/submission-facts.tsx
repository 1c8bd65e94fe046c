import { phoneHref } from '@title24/shared-domain';
import type { SubmissionDetail } from '@title24/shared-domain/full-service';
import cards from '../../cards/cards.module.css';
import { When } from '../../moments/when.tsx';
import styles from './detail.module.css';

/** Shows a submission's project, sender, contact data and comment. */
export function SubmissionFacts({ submission }: { readonly submission: SubmissionDetail }) {
  const { reference, projectName, projectType, sender, email, phone, comment, hasDropbox, receivedAt } =
    submission;
  return (
    <section aria-labelledby="project" className={styles.section}>
      <h2 id="project">
        <bdi>{projectName}</bdi>
      </h2>
      <p>
        {reference}, received <When at={receivedAt} />
      </p>
      <dl className={styles.facts}>
        <dt>Project type</dt>
        <dd>{projectType}</dd>
        <dt>Sender</dt>
        <dd>
          <bdi>{sender}</bdi>
        </dd>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
            <bdi>{email}</bdi>
          </a>
          {hasDropbox && ' (registered in Dropbox)'}
        </dd>
        <dt>Phone</dt>
        <dd>
          <a href={phoneHref(phone)}>
            <bdi>{phone}</bdi>
          </a>
        </dd>
        <dt>Comment</dt>
        <dd className={cards.text} dir="auto">
          {comment || 'None'}
        </dd>
      </dl>
    </section>
  );
}
