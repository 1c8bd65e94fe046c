import type { EstimatorPrices, Product } from '@title24/shared-domain';
import { PageSection, Table } from '@title24/ui';
import styles from './prices.module.css';
import { type SamplePrice, samplePrice } from './sample-prices.ts';
import { sampleProjects } from './sample-projects.ts';

interface Props {
  readonly prices: EstimatorPrices;
  readonly products: readonly Product[];
}

/** Common projects with their Full Service range and their Do-It-Yourself price. */
export function SampleEstimates({ prices, products }: Props) {
  return (
    <PageSection
      title="What would my project cost?"
      tone="tint"
      lead={
        <p>
          Estimates for common projects, not firm quotes. The <a href="/cost-estimator">cost estimator</a>{' '}
          shows the range for your own numbers.
        </p>
      }
    >
      <SampleTable samples={sampleProjects.map((sample) => samplePrice(sample, prices, products))} />
    </PageSection>
  );
}

/** Three columns; on a phone the prices are on a second line below each project. */
function SampleTable({ samples }: { samples: readonly SamplePrice[] }) {
  return (
    <Table caption="Sample projects">
      <thead>
        <tr>
          <th scope="col">Project</th>
          <th scope="col" className={styles.wideCell} data-numeric>
            Full Service
          </th>
          <th scope="col" className={styles.wideCell} data-numeric>
            Do-It-Yourself
          </th>
        </tr>
      </thead>
      <tbody>
        {samples.map(({ project, href, fullService, doItYourself }) => (
          <tr key={href}>
            <th scope="row">
              <a href={href}>{project}</a>
              <span className={styles.details}>
                Full Service {fullService}
                {doItYourself && ` · Do-It-Yourself ${doItYourself}`}
              </span>
            </th>
            <td className={styles.wideCell} data-numeric>
              {fullService}
            </td>
            <td className={styles.wideCell} data-numeric>
              {doItYourself ?? 'Full Service only'}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
