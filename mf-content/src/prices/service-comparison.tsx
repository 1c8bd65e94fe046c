import {
  findBySku,
  formatAmount,
  type Product,
  policy,
  quotePromise,
  reportPromise,
} from '@title24/shared-domain';
import { Table } from '@title24/ui';
import type { ReactNode } from 'react';
import { Term } from '../glossary/term.tsx';
import styles from './prices.module.css';

const { orders } = policy;

interface Props {
  /** Empty until loaded. */
  readonly products: readonly Product[];
}

/**
 * Compares Full Service and Do-It-Yourself side by side (C4, P2, P3). Shows no Do-It-Yourself prices until the products
 * are loaded.
 */
export function ServiceComparison({ products }: Props) {
  const standard = findBySku(products, '1001');
  const existingPlus = findBySku(products, '1002');
  const reports = [
    standard && `${formatAmount(standard.price)} for a new home or an addition by itself`,
    existingPlus && `${formatAmount(existingPlus.price)} for an existing home plus an addition`,
  ].filter((words) => words !== undefined);
  const rebate = `${orders.lateReportRebatePercent}% of the services back`;
  const included = (
    <>
      If a <Term of="plan-checker">plan checker</Term> finds an error in our work, we fix it at no cost
    </>
  );
  return (
    <Table caption="Compare the two services" stacks className={styles.comparison}>
      <thead>
        <tr>
          <td />
          <th scope="col">Full Service</th>
          <th scope="col">Do-It-Yourself</th>
        </tr>
      </thead>
      <tbody>
        <Row
          name="Price"
          fullService="A range by floor area; the quote is firm"
          doItYourself={reports.length > 0 ? reports.join('; ') : 'The fixed prices below'}
        />
        <Row
          name="When you get a price"
          fullService={quotePromise}
          doItYourself="Right away: the price is fixed"
        />
        <Row
          name="When you get the report"
          fullService={reportPromise}
          doItYourself={`Within ${orders.reportDueBusinessDays} business days of your order`}
        />
        <Row name="If the report is late" fullService={rebate} doItYourself={rebate} />
        <Row name="Warranty" fullService={included} doItYourself={included} />
        <Row name="PDF report by email" fullService="Included" doItYourself="Included" />
      </tbody>
    </Table>
  );
}

interface RowProps {
  readonly name: string;
  readonly fullService: ReactNode;
  readonly doItYourself: ReactNode;
}

function Row({ name, fullService, doItYourself }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label="Full Service:">{fullService}</td>
      <td data-label="Do-It-Yourself:">{doItYourself}</td>
    </tr>
  );
}
