import { useConfig } from '@title24/remote-kit/runtime';
import { policy } from '@title24/shared-domain';
import { PageSection } from '@title24/ui';
import { PhoneLink } from '../contact/phone-link.tsx';
import styles from './full-service.module.css';

const { emailAttachmentMegabytes } = policy.claims;

/** Lists ways other than the upload form to send plans (C3). */
export function SendingYourFiles() {
  const { navLinks } = useConfig();
  const mail = <a href={`mailto:${navLinks.customerMail}`}>{navLinks.customerMail}</a>;
  return (
    <PageSection
      id="sending"
      title="Sending Us Your Files"
      lead="PDF files from your drawing program work best. Clear scans are fine. Send the set you’ll submit for your permit."
    >
      <dl className={styles.ways}>
        <dt>Email</dt>
        <dd>
          Under {emailAttachmentMegabytes} MB in total: attach them to a message to {mail}.
        </dd>
        <dt>Shared drive</dt>
        <dd>Email us the link to Dropbox, Google Drive or OneDrive: {mail}.</dd>
        <dt>Free transfer service</dt>
        <dd>Enter {mail} as the recipient.</dd>
        <dt>Phone</dt>
        <dd>
          If nothing else works, call <PhoneLink number={navLinks.supportPhone1} /> or{' '}
          <PhoneLink number={navLinks.supportPhone2} />.
        </dd>
      </dl>
    </PageSection>
  );
}
