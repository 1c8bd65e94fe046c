import {
  type ProjectContent,
  projectSteps,
  projectSummary,
  type SummaryTable,
  stepTitles,
} from '@title24/shared-domain/projects';
import { classNames, Table } from '@title24/ui';
import { memo } from 'react';
import { stepPath } from '../project-paths.ts';
import sections from '../sections/sections.module.css';
import styles from './check.module.css';

interface Props {
  /** Project number, or 'test-drive'. Used only in links. */
  readonly project: string;
  readonly content: ProjectContent;
  /** Adds links to the steps' forms. */
  readonly isEditable: boolean;
}

/** The answers with their units, grouped by step (D5). Analysts see the same summary. */
export const InputSummary = memo(function InputSummary({ project, content, isEditable }: Props) {
  const tables = projectSummary(content, 2);
  return projectSteps.map((step) => {
    const own = tables.filter((table) => table.step === step);
    return (
      <section key={step} className={sections.part} aria-labelledby={`summary-${step}`}>
        <div className={sections.head}>
          <h3 id={`summary-${step}`}>{stepTitles[step]}</h3>
          {isEditable && (
            <a href={stepPath(project, step)} className={styles.change}>
              Change<span className="visually-hidden"> {stepTitles[step]}</span>
            </a>
          )}
        </div>
        {own.length === 0 && <p>Nothing entered.</p>}
        {own.map((table) => (
          <SummaryOf key={table.path} table={table} />
        ))}
      </section>
    );
  });
});

function SummaryOf({ table }: { table: SummaryTable }) {
  if ('answers' in table) {
    const isStep = stepTitles[table.step] === table.title;
    return (
      <div>
        {!isStep && <h4>{table.title}</h4>}
        <dl className={classNames(sections.rows, sections.even)}>
          {table.answers.map(({ label, answer, unit }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={answer === '' ? styles.none : undefined}>
                {answer === '' ? 'Not entered' : `${answer} ${unit}`.trim()}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    );
  }
  return (
    <Table caption={table.title} className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">Line</th>
          {table.columns.map(({ label, unit }) => (
            <th key={label} scope="col">
              {label}
              {unit !== '' && ` (${unit})`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ id, cells }) => (
          <tr key={id}>
            <th scope="row">{id}</th>
            {cells.map((cell, index) => (
              <td key={table.columns[index]?.label}>{cell === '' ? '–' : cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
