import { sampleReportPdfs, sampleReportsPath } from '@title24/shared-domain';
import { PageSection, type PageSectionProps } from '@title24/ui';

/** Links to the sample reports (C13). */
export function SampleTeaser({ tone }: Pick<PageSectionProps, 'tone'>) {
  return (
    <PageSection
      title="See a sample report"
      tone={tone}
      lead="A residential CF1R and a commercial NRCC, with invented building data and a note beside each table."
    >
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
    </PageSection>
  );
}
