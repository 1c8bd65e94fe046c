export type SampleName = 'cf1r' | 'nrcc';

/** Path of the page that shows sample reports with notes. */
export const sampleReportsPath = '/sample-reports';

export const sampleReportPdfs: Readonly<Record<SampleName, string>> = {
  cf1r: '/static/pdf/sample_cf1r.pdf',
  nrcc: '/static/pdf/sample_nrcc.pdf',
};
