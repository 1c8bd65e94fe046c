import { useConfig, useLogin } from '@title24/remote-kit/runtime';
import { doItYourself, policy } from '@title24/shared-domain';
import {
  nextStepOf,
  type ProjectContent,
  stepStatus,
  stepTitles,
  testDriveName,
} from '@title24/shared-domain/projects';
import { ButtonLink, Cluster } from '@title24/ui';
import type { ReactNode } from 'react';
import { stepMinutes, takeoffMinutes } from '../frame/step-minutes.ts';
import { orderingPath } from '../ordering/order-links.ts';
import { useProject } from '../project/project-context.ts';
import { projectPath, stepPath, takeoffPath } from '../project-paths.ts';
import { keepLinks } from '../test-drive/keep-links.ts';
import styles from './overview.module.css';

/** Shows the next step of a project that has not been ordered yet, with the step's estimated minutes. */
export function NextCard() {
  const { key, data, takeoff, findings } = useProject();
  const step = nextStepOf(findings);
  if (step === null) return <OrderCard />;
  if (takeoff === null && !hasWalls(data)) {
    return (
      <Card title="Trace your plan" minutes={takeoffMinutes}>
        <p>
          Open your plan, PDF or photo, and trace the walls. We’ll fill in areas, lengths, windows and doors.
        </p>
        <Cluster>
          <ButtonLink href={takeoffPath(key)}>Trace your plan</ButtonLink>
          <a href={stepPath(key, step)}>No plan? Type the measurements</a>
        </Cluster>
      </Card>
    );
  }
  const toGo = findings.filter((finding) => finding.step === step && finding.severity === 'error').length;
  const isStarted = stepStatus(step, data, findings) !== 'not-started';
  return (
    <Card
      title={stepTitles[step]}
      minutes={isStarted ? Math.min(stepMinutes[step], toGo) : stepMinutes[step]}
    >
      <Cluster>
        <ButtonLink href={stepPath(key, step)}>{isStarted ? 'Continue' : 'Start'}</ButtonLink>
        {takeoff !== null && <a href={takeoffPath(key)}>Back to your plan</a>}
      </Cluster>
    </Card>
  );
}

const hasWalls = ({ walls }: ProjectContent) => (walls?.lines ?? []).length > 0;

/** Offers to order a complete project. A test drive must first be saved to an account. */
function OrderCard() {
  const { key } = useProject();
  const { navLinks } = useConfig();
  const isLoggedIn = useLogin().status;
  const { reportDueBusinessDays } = policy.orders;
  const check = (
    <ButtonLink href={`${projectPath(key)}/check`} variant="secondary">
      Check your answers
    </ButtonLink>
  );
  if (!doItYourself.isOpen) {
    return (
      <Card title="Ordering opens soon">
        <p>
          Everything an order needs is here. If you need the report now,{' '}
          <a href={navLinks.fullService}>send us your plans</a>.
        </p>
        <Cluster>{check}</Cluster>
      </Card>
    );
  }
  return (
    <Card title="Order the report" minutes={2}>
      <p>
        Everything an order needs is here. An analyst reviews it and emails the report within{' '}
        {reportDueBusinessDays} business days. You pay when it’s delivered.
      </p>
      <Cluster>
        {key !== testDriveName && <ButtonLink href={orderingPath(key, 'check')}>Order the report</ButtonLink>}
        {key === testDriveName && !isLoggedIn && (
          <ButtonLink href={keepLinks.register}>Create an account to order</ButtonLink>
        )}
        {check}
        <a href={navLinks.prices}>See the prices</a>
      </Cluster>
    </Card>
  );
}

interface CardProps {
  readonly title: string;
  readonly minutes?: number;
  readonly children: ReactNode;
}

function Card({ title, minutes, children }: CardProps) {
  return (
    <section className={styles.next} aria-labelledby="next-title">
      <h2 id="next-title">
        <span className={styles.nextLabel}>Next</span> {title}
        {minutes !== undefined && <span className={styles.minutes}> · about {minutes} min</span>}
      </h2>
      {children}
    </section>
  );
}
