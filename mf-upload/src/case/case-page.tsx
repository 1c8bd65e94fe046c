import { formatMoment } from '@title24/shared-domain';
import {
  type CasePageData,
  type CustomerCase,
  caseReportPath,
  caseStages,
  caseStateTitles,
  nextStepWords,
} from '@title24/shared-domain/cases';
import { formatFileSize } from '@title24/shared-domain/full-service';
import { Alert, Badge, ButtonLink, ErrorSummary, PageSection, Stack, Timeline } from '@title24/ui';
import { ContactLinks } from '../confirmation/contact-links.tsx';
import { AddFilesForm } from './add-files-form.tsx';
import styles from './case.module.css';
import { ComplianceSection } from './compliance-section.tsx';
import { InvoiceSection } from './invoice-section.tsx';
import { QuoteSection } from './quote-section.tsx';
import { WriteForm } from './write-form.tsx';

type Props = Extract<CasePageData, { readonly page: 'case' }>;

/** Shows a customer's submission with its state, quote, report and actions. */
export function CasePage({ case: shown, refused, done }: Props) {
  const { reference, projectName, projectType, state } = shown;
  const isDue = shown.invoice?.state === 'due';
  const errorOf = (form: string) => (refused?.form === form ? refused.message : undefined);
  const fieldIds: Readonly<Record<string, string>> = {
    accept: 'case-consent',
    decline: 'case-decline',
    write: 'case-message',
    files: 'case-files-files',
    comments: 'case-comments',
    register: 'case-registration',
    pay: 'case-pay',
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
              <Badge tone={state === 'quoted' || state === 'files-needed' || isDue ? 'warning' : 'info'}>
                {caseStateTitles[state]}
              </Badge>{' '}
              {projectType}, reference {reference}
            </p>
            <p>{nextStepWords(shown)}</p>
            <Timeline stages={caseStages(shown)} across aria-label="Progress" className={styles.stages} />
          </section>
          <ComplianceSection shown={shown} error={errorOf('register')} />
          <Reports {...shown} />
          {shown.invoice && <InvoiceSection shown={shown} invoice={shown.invoice} error={errorOf('pay')} />}
          {shown.quote && shown.invoice === null && (
            <QuoteSection
              shown={shown}
              quote={shown.quote}
              errorOf={errorOf}
              declineText={refused?.form === 'decline' ? refused.text : ''}
            />
          )}
          {shown.quote && shown.invoice && (
            <section aria-labelledby="covered" className={styles.section}>
              <h2 id="covered">What the report covers</h2>
              <p className={styles.text}>{shown.quote.scope}</p>
            </section>
          )}
          {state !== 'closed' && (
            <>
              {state === 'delivered' && (
                <AddFilesForm
                  reference={reference}
                  form="comments"
                  error={errorOf('comments')}
                  text={refused?.form === 'comments' ? refused.text : ''}
                />
              )}
              {state !== 'declined' && state !== 'expired' && state !== 'delivered' && (
                <AddFilesForm reference={reference} form="files" error={errorOf('files')} />
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
          <History {...shown} />
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
            Questions? Please <ContactLinks />, and give your reference number.
          </p>
        </Stack>
      </div>
    </PageSection>
  );
}

function Reports({ reference, reports, invoice }: CustomerCase) {
  if (reports.length === 0) return null;
  const isToPay = invoice?.state === 'due' && invoice.isPayable;
  const newest = reports.filter(({ isNewest }) => isNewest);
  const earlier = reports.filter(({ isNewest }) => !isNewest);
  return (
    <section aria-labelledby="report" className={styles.section}>
      <h2 id="report">Your report</h2>
      {newest.map(({ id, name, size }) => (
        <ButtonLink
          key={id}
          href={caseReportPath(reference, id)}
          variant={isToPay ? 'secondary' : 'primary'}
          download
        >
          Download {name} ({formatFileSize(size)})
        </ButtonLink>
      ))}
      {earlier.length > 0 && (
        <details>
          <summary>Earlier versions</summary>
          <ul className={styles.earlier}>
            {earlier.map(({ id, name, size, deliveredAt }) => (
              <li key={id}>
                <a href={caseReportPath(reference, id)} download>
                  {name}
                </a>{' '}
                ({formatFileSize(size)}), delivered {formatMoment(deliveredAt)} Pacific time
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function History({ timeline }: CustomerCase) {
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
