import { useConfig } from '@title24/shared-config/runtime';
import { Table } from '@title24/shared-ui';
import { CodeEditionLine } from '../regulation/code-edition-line.tsx';
import type { HelpSheet, SheetBlock } from './help-sheet.ts';
import styles from './help-sheets.module.css';

/** A help sheet inside a dialog, whose title is the h2 above it. */
export function HelpSheetView({ sheet }: { sheet: HelpSheet }) {
  const { navLinks } = useConfig();
  return (
    <div className={styles.sheet}>
      <h3>{sheet.title}</h3>
      <CodeEditionLine />
      <p>{sheet.lead}</p>
      {sheet.sections.map(({ heading, blocks }) => (
        <section key={heading} className={styles.section}>
          <h4>{heading}</h4>
          {blocks.map((block, index) => (
            <Block key={index} block={block} />
          ))}
        </section>
      ))}
      <p>
        See <a href={navLinks.prices}>all prices</a> or{' '}
        <a href="/cost-estimator">estimate the cost of your project</a>.
      </p>
    </div>
  );
}

function Block({ block }: { block: SheetBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <Table caption={block.caption}>
          <thead>
            <tr>
              {block.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map(([head, ...cells]) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                {cells.map((cell) => (
                  <td key={cell}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      );
  }
}
