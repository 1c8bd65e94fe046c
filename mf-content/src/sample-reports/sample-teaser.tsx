import { sampleReportPdfs, sampleReportsPath } from '@title24/shared-domain';
import { PageSection, type PageSectionProps, Stack } from '@title24/ui';
import picture from '../assets/sample-form.svg';
import styles from './sample-reports.module.css';

/** Leads to the sample reports, with a picture of a form (C13). */
export function SampleTeaser({ tone }: Pick<PageSectionProps, 'tone'>) {
  return (
    <PageSection title="See a sample report" tone={tone}>
      <div className={styles.teaser}>
        <img className={styles.page} src={picture} alt="" width="170" height="220" loading="lazy" />
        <Stack>
          <p>
            A residential CF1R and a commercial NRCC, with invented building data and a note beside each
            table.
          </p>
          <ul>
            <li>
              <a href={sampleReportsPath}>Read the samples with notes</a>
            </li>
            <li>
              <a href={sampleReportPdfs.cf1r}>Sample CF1R (PDF)</a>
            </li>
            <li>
              <a href={sampleReportPdfs.nrcc}>Sample NRCC (PDF)</a>
            </li>
          </ul>
        </Stack>
      </div>
    </PageSection>
  );
}
