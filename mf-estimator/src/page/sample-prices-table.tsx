import { Table } from '@title24/ui';
import { memo } from 'react';
import type { EstimatorData } from '../estimator-data.ts';
import { samplePrices } from './sample-prices.ts';

/** Sample prices, each a link that opens the estimator with its figures. */
export const SamplePricesTable = memo(function SamplePricesTable({ data }: { data: EstimatorData }) {
  return (
    <Table caption="Prices of common projects" hideCaption stacks>
      <thead>
        <tr>
          <th scope="col">Project</th>
          <th scope="col" data-numeric="">
            Full Service
          </th>
          <th scope="col" data-numeric="">
            Do-It-Yourself
          </th>
        </tr>
      </thead>
      <tbody>
        {samplePrices(data).map(({ project, address, fullService, doItYourself }) => (
          <tr key={address}>
            <th scope="row">
              <a href={address}>{project}</a>
            </th>
            <td data-numeric="" data-label="Full Service">
              {fullService}
            </td>
            <td data-numeric="" data-label="Do-It-Yourself">
              {doItYourself}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
});
