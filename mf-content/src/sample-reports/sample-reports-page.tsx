import { useConfig } from '@title24/remote-kit/runtime';
import { sampleReportPdfs } from '@title24/shared-domain';
import {
  cf1rSample,
  nrccSample,
  type SampleReport,
  type SampleTable,
} from '@title24/shared-domain/sample-reports';
import { ButtonLink, Cluster, PageSection, Table } from '@title24/ui';
import styles from './sample-reports.module.css';

/** Renders /sample-reports, which explains the tables of fictitious reports (C13). */
export function SampleReportsPage() {
  const { navLinks } = useConfig();
  return (
    <>
      <PageSection
        lead={
          <p>
            See what you get before you order. Both samples have the tables of the real forms, a note beside
            each, and made-up data.
          </p>
        }
      >
        <Cluster>
          <a href="#cf1r">Residential: CF1R</a>
          <a href="#nrcc">Commercial: NRCC</a>
        </Cluster>
      </PageSection>
      <Sample id="cf1r" sample={cf1rSample} pdf={sampleReportPdfs.cf1r} />
      <Sample id="nrcc" sample={nrccSample} pdf={sampleReportPdfs.nrcc} />
      <PageSection title="Your own report" width="text">
        <Cluster>
          <ButtonLink href="/full-service/upload">Upload your files</ButtonLink>
          <ButtonLink href={navLinks.prices} variant="secondary">
            See prices
          </ButtonLink>
        </Cluster>
      </PageSection>
    </>
  );
}

interface Props {
  readonly id: string;
  readonly sample: SampleReport;
  readonly pdf: string;
}

function Sample({ id, sample, pdf }: Props) {
  return (
    <PageSection id={id} tone="tint" title={sample.title} lead={sample.lead}>
      <p className={styles.download}>
        <a href={pdf}>Download this sample (PDF)</a>
      </p>
      <div className={styles.form}>
        {sample.tables.map((table) => (
          <FormTable key={table.heading} {...table} />
        ))}
      </div>
    </PageSection>
  );
}

/** Renders a table of a sample report, with its note. */
function FormTable({ heading, columns, rows, note }: SampleTable) {
  return (
    <div className={styles.row}>
      <Table caption={heading} className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
