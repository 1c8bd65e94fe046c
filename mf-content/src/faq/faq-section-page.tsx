import { useConfig, usePageAddress } from '@title24/remote-kit/runtime';
import { doItYourself, doItYourselfNotice, type HelpItem } from '@title24/shared-domain';
import { Alert, Breadcrumbs, Container, PageSection } from '@title24/ui';
import { Loaded } from '../catalog/loaded.tsx';
import { CodeEditionLine } from '../regulation/code-edition-line.tsx';
import { Answers } from './answers.tsx';
import { answersRequest } from './answers-request.ts';
import styles from './faq.module.css';
import { type FaqSection, faqPath, faqSections } from './faq-sections.ts';

/** Renders the FAQ section in the URL (/faq-a to /faq-i). */
export function FaqSectionRoute() {
  const { pathname } = usePageAddress();
  const section = faqSections.find(({ letter }) => faqPath(letter) === pathname);
  return section ? <FaqSectionPage section={section} /> : null;
}

/** Renders a section's questions and answers (C7). */
function FaqSectionPage({ section }: { section: FaqSection }) {
  const { faq } = useConfig().navLinks;
  return (
    <>
      <Container className={styles.crumbs}>
        <Breadcrumbs
          items={[{ label: 'FAQ', href: faq }, { label: `${section.letter}. ${section.title}` }]}
        />
      </Container>
      <PageSection lead={section.summary}>
        <div className={styles.edition}>
          <CodeEditionLine />
        </div>
        {section.isAboutTools && !doItYourself.isOpen && (
          <Alert tone="info" className={styles.notice}>
            These answers explain the Do-It-Yourself takeoff tools, and what to measure.{' '}
            {doItYourselfNotice()}
          </Alert>
        )}
        <Loaded<readonly HelpItem[]> request={answersRequest(section.letter)} what="the answers">
          {(items) => <Answers items={items} />}
        </Loaded>
        <p className={styles.pageLinks}>
          <a href={faq}>Return to FAQ</a>
          <a href="#top">Back to top</a>
        </p>
      </PageSection>
    </>
  );
}
