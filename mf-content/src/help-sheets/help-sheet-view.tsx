import { useConfig, usePageData } from '@title24/remote-kit/runtime';
import { type HelpSheet, type SheetBlock, sheetPrices } from '@title24/shared-domain/help-sheets';
import { Table } from '@title24/ui';
import { productsRequest } from '../catalog/catalog-data.ts';
import { CodeEditionLine } from '../regulation/code-edition-line.tsx';
import styles from './help-sheets.module.css';

/** Renders a help sheet. Must be below a level 2 heading. */
export function HelpSheetView({ sheet }: { sheet: HelpSheet }) {
  const { navLinks } = useConfig();
  const catalog = usePageData(productsRequest);
  const prices = sheetPrices(sheet, catalog.status === 'ready' ? catalog.data : []);
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
      <section className={styles.section}>
        <h4>What it costs</h4>
        {prices.length > 0 && (
          <ul>
            {prices.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <p>
          For Full Service, <a href="/cost-estimator">estimate the cost of your project</a>. See also{' '}
          <a href={navLinks.prices}>all prices</a>.
        </p>
      </section>
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
