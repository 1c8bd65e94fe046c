import { PageSection } from '@title24/shared-ui';
import styles from './prices.module.css';

/** Common projects as addresses of the cost estimator, which knows the formulas. */
const samples = [
  { project: 'A new house of 2,000 sq ft', query: 'kind=new&area=2000' },
  { project: 'A new ADU of 800 sq ft', query: 'kind=new&area=800' },
  { project: 'An addition of 400 sq ft by itself', query: 'kind=addition&addition=400' },
  {
    project: 'An addition of 500 sq ft to a house of 1,500 sq ft',
    query: 'kind=existing-plus&existing=1500&addition=500',
  },
  { project: 'New windows and insulation in a house of 1,500 sq ft', query: 'kind=envelope&existing=1500' },
  {
    project: 'A tenant improvement of 3,000 sq ft with lighting and mechanical',
    query: 'kind=commercial&area=3000&mechanical=1&lighting=1',
  },
] as const;

export function SampleEstimates() {
  return (
    <PageSection
      title="What would my project cost?"
      lead="These open the cost estimator with the numbers filled in. Change them to yours."
    >
      <ul className={styles.samples}>
        {samples.map(({ project, query }) => (
          <li key={query}>
            <a href={`/cost-estimator?${query}`}>{project}</a>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
