import { useConfig } from '@title24/remote-kit/runtime';
import { addressLines, phoneText, statedFacts } from '@title24/shared-domain';
import { ButtonLink, CardGrid, PageSection, uploadIcon } from '@title24/ui';
import { Fragment } from 'react';
import { AboutCompany } from '../about/about-company.tsx';
import styles from './contact.module.css';
import { openDays } from './open-days.ts';
import { PhoneLink } from './phone-link.tsx';

/** Renders /contact-us (C11). */
export function ContactPage() {
  const config = useConfig();
  const { company, navLinks } = config;
  const hours = statedFacts(config)?.hours;
  return (
    <>
      <PageSection title="Reach us">
        <CardGrid cell="small">
          <div className={styles.way}>
            <h3>Call</h3>
            <p className={styles.large}>
              <PhoneLink number={phoneText(company.phone)} />
            </p>
            <p>{hours || openDays}</p>
            <p>
              Help with an order or a project: <PhoneLink number={navLinks.supportPhone2} />
            </p>
          </div>
          <div className={styles.way}>
            <h3>Email</h3>
            <p className={styles.large}>
              <a href={`mailto:${navLinks.customerMail}`}>{navLinks.customerMail}</a>
            </p>
            <p>Please include your project number, or the project name and date, if you have one.</p>
          </div>
          <div className={styles.way}>
            <h3>Send plans</h3>
            <p>Our form takes large files and gives you a reference number. No account needed.</p>
            <ButtonLink href="/full-service/upload" icon={uploadIcon}>
              Upload your files
            </ButtonLink>
          </div>
          <div className={styles.way}>
            <h3>Mail</h3>
            <address className={styles.address}>
              {company.name}
              {addressLines(company.address).map((line) => (
                <Fragment key={line}>
                  <br />
                  {line}
                </Fragment>
              ))}
            </address>
          </div>
        </CardGrid>
      </PageSection>
      <AboutCompany />
      <PageSection
        title="Find your answer"
        lead={
          <p>
            Most questions have an answer in the <a href={navLinks.faq}>FAQ</a>, and guides and directories
            are among the <a href={navLinks.resources}>Resources</a>.
          </p>
        }
      />
    </>
  );
}
