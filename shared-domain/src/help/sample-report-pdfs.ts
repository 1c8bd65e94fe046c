export type SampleName = 'cf1r' | 'nrcc';

/** Where the site shows the samples with notes. */
export const sampleReportsPath = '/sample-reports';

/** Where the site serves each sample's PDF. */
export const sampleReportPdfs: Readonly<Record<SampleName, string>> = {
  cf1r: '/static/pdf/sample_cf1r.pdf',
  nrcc: '/static/pdf/sample_nrcc.pdf',
};
