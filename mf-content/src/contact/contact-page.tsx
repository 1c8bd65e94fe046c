import { useConfig } from '@title24/remote-kit/runtime';
import { addressLines, phoneText } from '@title24/shared-domain';
import { Card, CardGrid, PageSection } from '@title24/ui';
import { Fragment } from 'react';
import { AboutCompany } from '../about/about-company.tsx';
import styles from './contact.module.css';
import { PhoneLink } from './phone-link.tsx';

/** /contact-us: customer service (C11). */
export function ContactPage() {
  const { company, navLinks } = useConfig();
  const { address, phone } = company;
  return (
    <>
      <PageSection
        title="Find your answer first"
        lead={
          <p>
            Most questions have an answer in the <a href={navLinks.faq}>FAQ</a>, and guides and directories
            are among the <a href={navLinks.resources}>Resources</a>. That’s often faster than waiting for us.
          </p>
        }
      />
      <PageSection title="Reach us" tone="tint">
        <CardGrid>
          <Card title="E-mail">
            <p>
              Customer service: <a href={`mailto:${navLinks.customerMail}`}>{navLinks.customerMail}</a>
            </p>
            <p>Please include your project number, or the project name and date, if you have one.</p>
          </Card>
          <Card title="Phone">
            <p>
              Company: <PhoneLink number={phoneText(phone)} />
            </p>
            <p>
              Support: <PhoneLink number={navLinks.supportPhone2} />
            </p>
          </Card>
          <Card title="Mail">
            <address className={styles.address}>
              {company.name}
              {addressLines(address).map((line) => (
                <Fragment key={line}>
                  <br />
                  {line}
                </Fragment>
              ))}
            </address>
          </Card>
        </CardGrid>
      </PageSection>
      <AboutCompany />
      <PageSection title="Sending plans?" width="text">
        <p>
          Use <a href={navLinks.fullService}>Full Service</a>: it takes large files and gives you a reference
          number.
        </p>
      </PageSection>
    </>
  );
}
