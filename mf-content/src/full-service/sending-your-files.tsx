import { useConfig } from '@title24/remote-kit/runtime';
import { policy } from '@title24/shared-domain';
import { Card, CardGrid, PageSection } from '@title24/ui';
import { PhoneLink } from '../contact/phone-link.tsx';
import { UploadLink } from './upload-link.tsx';

const { emailAttachmentMegabytes } = policy.claims;

/** The ways to send plans (C3). */
export function SendingYourFiles() {
  const { navLinks } = useConfig();
  const mail = <a href={`mailto:${navLinks.customerMail}`}>{navLinks.customerMail}</a>;
  return (
    <PageSection
      title="Sending Us Your Files"
      lead="PDF files from your drawing program work best. Clear scans are fine. Send the set you’ll submit for your permit."
    >
      <CardGrid>
        <Card title="Upload" actions={<UploadLink />}>
          <p>Large plan sets are no problem. You get a reference number and a receipt.</p>
        </Card>
        <Card title="E-mail">
          <p>
            If your files are under {emailAttachmentMegabytes} MB in total, attach them to a message to {mail}
            .
          </p>
        </Card>
        <Card title="Shared drive">
          <p>
            Put the files on a shared drive such as Dropbox, Google Drive or OneDrive, and e-mail us the link:{' '}
            {mail}.
          </p>
        </Card>
        <Card title="Free transfer service">
          <p>Use a free file transfer service and enter our address as the recipient: {mail}.</p>
        </Card>
        <Card title="Phone">
          <p>
            If nothing else works, call us and we’ll work something out:{' '}
            <PhoneLink number={navLinks.supportPhone1} /> or <PhoneLink number={navLinks.supportPhone2} />.
          </p>
        </Card>
      </CardGrid>
    </PageSection>
  );
}
