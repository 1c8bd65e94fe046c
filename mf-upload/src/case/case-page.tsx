import { formatMoment } from '@title24/shared-domain';
import {
  type CasePageData,
  type CustomerCase,
  caseReportPath,
  caseStateTitles,
  nextStepWords,
} from '@title24/shared-domain/cases';
import { formatFileSize } from '@title24/shared-domain/full-service';
import { Alert, Badge, ButtonLink, ErrorSummary, PageSection, Stack } from '@title24/ui';
import { ContactLinks } from '../confirmation/contact-links.tsx';
import { AddFilesForm } from './add-files-form.tsx';
import styles from './case.module.css';
import { QuoteSection } from './quote-section.tsx';
import { WriteForm } from './write-form.tsx';

type Props = Extract<CasePageData, { readonly page: 'case' }>;

/** A customer's plans: where they are, the quote, the report, and what the customer can do. */
export function CasePage({ case: shown, refused, done }: Props) {
  const { reference, projectName, projectType, state } = shown;
  const errorOf = (form: string) => (refused?.form === form ? refused.message : undefined);
  const fieldIds: Readonly<Record<string, string>> = {
    accept: 'case-consent',
    decline: 'case-decline',
    write: 'case-message',
    files: 'case-files',
  };
  return (
    <PageSection>
      <div className={styles.columns}>
        <Stack gap="large">
          {done && (
            <Alert tone="success" role="status">
              {done}
            </Alert>
          )}
          {refused && (
            <ErrorSummary problems={[{ fieldId: fieldIds[refused.form], message: refused.message }]} />
          )}
          <section aria-labelledby="project" className={styles.section}>
            <h2 id="project">
              <bdi>{projectName}</bdi>
            </h2>
            <p>
              <Badge tone={state === 'quoted' || state === 'files-needed' ? 'accent' : 'info'}>
                {caseStateTitles[state]}
              </Badge>{' '}
              {projectType}, reference {reference}
            </p>
            <p>{nextStepWords(shown)}</p>
          </section>
          <Reports {...shown} />
          {shown.quote && (
            <QuoteSection
              shown={shown}
              quote={shown.quote}
              errorOf={errorOf}
              declineText={refused?.form === 'decline' ? refused.text : ''}
            />
          )}
          {state !== 'closed' && (
            <>
              {state !== 'declined' && state !== 'expired' && (
                <AddFilesForm reference={reference} error={errorOf('files')} />
              )}
              <WriteForm
                shown={shown}
                error={errorOf('write')}
                text={refused?.form === 'write' ? refused.text : ''}
              />
            </>
          )}
        </Stack>
        <Stack gap="large">
          <Timeline {...shown} />
          <section aria-labelledby="sent" className={styles.section}>
            <h2 id="sent">What you sent</h2>
            <ul className={styles.files}>
              {shown.sentFiles.map(({ name, size }, index) => (
                <li key={`${index} ${name}`}>
                  <bdi>{name}</bdi> ({formatFileSize(size)})
                </li>
              ))}
            </ul>
          </section>
          <p>
            Would you rather talk? Please <ContactLinks />, and give your reference number.
          </p>
        </Stack>
      </div>
    </PageSection>
  );
}

function Reports({ reference, reports }: CustomerCase) {
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="report" className={styles.section}>
      <h2 id="report">Your report</h2>
      {reports.map(({ id, name, size }) => (
        <ButtonLink key={id} href={caseReportPath(reference, id)} download>
          Download {name} ({formatFileSize(size)})
        </ButtonLink>
      ))}
    </section>
  );
}

function Timeline({ timeline }: CustomerCase) {
  return (
    <section aria-labelledby="timeline" className={styles.section}>
      <h2 id="timeline">What happened</h2>
      <ol className={styles.timeline}>
        {timeline.map(({ at, words, message }) => (
          <li key={`${at} ${words}`}>
            <strong>{words}</strong>
            <time dateTime={at}>{formatMoment(at)} Pacific time</time>
            {message && (
              <p className={styles.text} dir="auto">
                {message}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
