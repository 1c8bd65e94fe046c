import { PageSection, Table } from '@title24/shared-ui';
import { ProductPrice } from '../catalogue/product-price.tsx';
import styles from './prices.module.css';
import { sampleProjects } from './sample-projects.ts';

/** Common projects with their do-it-yourself price and the way to their full-service range. */
export function SampleEstimates() {
  return (
    <PageSection
      title="What would my project cost?"
      lead="The cost estimator shows the Full Service range for these and for your own numbers."
    >
      <Table caption="Sample projects">
        <thead>
          <tr>
            <th scope="col">Project</th>
            <th scope="col" className={styles.words}>
              Do It Yourself
            </th>
            <th scope="col">Full Service</th>
          </tr>
        </thead>
        <tbody>
          {sampleProjects.map(({ project, query, sku }) => (
            <tr key={query}>
              <th scope="row">{project}</th>
              {sku ? (
                <td data-numeric>
                  <ProductPrice sku={sku} />
                </td>
              ) : (
                <td className={styles.words}>not offered</td>
              )}
              <td className={styles.range}>
                <a href={`/cost-estimator?${query}`}>
                  <span className={styles.wide}>See the </span>range
                  <span className="visually-hidden"> for: {project}</span>
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </PageSection>
  );
}
