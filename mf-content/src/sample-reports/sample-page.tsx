import { useConfig } from '@title24/remote-kit/runtime';
import { neutralCompany, sampleReportPdfs, sampleReportsPath } from '@title24/shared-domain';
import { cf1rSample, type SampleTable } from '@title24/shared-domain/sample-reports';
import styles from './sample-page.module.css';

/** Maps the heading of a row to the note that explains the row to homeowners. */
const callouts: Readonly<Record<string, string>> = {
  '04 Climate zone': 'Comes from your address',
  '10 Conditioned floor area': 'Has to match your plans',
  Conclusion: 'A margin of 0 or more passes',
};

/** Shows the first page of the sample CF1R with three notes (C1, C13). */
export function SamplePage() {
  const { company } = useConfig();
  return (
    <figure className={styles.sample}>
      <div className={styles.paper}>
        <p className={styles.head}>
          {company.name || neutralCompany.name}
          <strong>{cf1rSample.title}</strong>
        </p>
        <p>{cf1rSample.lead}</p>
        {cf1rSample.tables.slice(0, 2).map((table) => (
          <PaperTable key={table.heading} {...table} />
        ))}
      </div>
      <figcaption>
        This is what you get. <a href={sampleReportsPath}>Read the samples with notes</a> or open the{' '}
        <a href={sampleReportPdfs.cf1r}>sample CF1R (PDF)</a>.
      </figcaption>
    </figure>
  );
}

function PaperTable({ heading, columns, rows }: SampleTable) {
  return (
    <table className={styles.table}>
      <caption>{heading}</caption>
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
        {rows.map(([head = '', ...cells]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {callouts[head] ? (
              <td colSpan={columns.length - 1}>
                {cells[0]} <em>{callouts[head]}</em>
              </td>
            ) : (
              cells.map((cell, index) => <td key={columns[index + 1]}>{cell}</td>)
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
