import { useConfig } from '@title24/remote-kit/runtime';
import { doItYourself, policy } from '@title24/shared-domain';
import { type Finding, findingsCount, testDriveName } from '@title24/shared-domain/projects';
import { ButtonLink, Cluster } from '@title24/ui';
import { orderingPath } from '../ordering/order-links.ts';
import { projectPath } from '../project-paths.ts';
import sections from '../sections/sections.module.css';

interface Props {
  readonly project: string;
  readonly findings: readonly Finding[];
}

/** What is missing before an order, and what an order is. */
export function OrderBox({ project, findings }: Props) {
  const { navLinks } = useConfig();
  const errors = findings.filter(({ severity }) => severity === 'error');
  const { reportDueBusinessDays } = policy.orders;
  return (
    <section className={sections.part} aria-labelledby="order-title">
      <h2 id="order-title" className={sections.title}>
        Order the report
      </h2>
      <p>
        {errors.length === 0
          ? 'Everything an order needs is here. Look over your answers one more time.'
          : `Before you can order: ${findingsCount(errors)}.`}
      </p>
      <p>
        An analyst reviews what you entered, runs the state-approved software and e-mails the report within{' '}
        {reportDueBusinessDays} business days. You pay when it’s delivered, not before.
      </p>
      {!doItYourself.isOpen && (
        <p>
          <strong>Ordering opens soon.</strong> Your project stays as it is until then. If you need the report
          now, <a href={navLinks.fullService}>send us your plans</a>.
        </p>
      )}
      <Cluster>
        {doItYourself.isOpen && project !== testDriveName && errors.length === 0 && (
          <ButtonLink href={orderingPath(project, 'services')}>Order the report</ButtonLink>
        )}
        <ButtonLink href={`${projectPath(project)}/check`} variant="secondary">
          Check your answers
        </ButtonLink>
        <a href={navLinks.prices}>See the prices</a>
      </Cluster>
    </section>
  );
}
