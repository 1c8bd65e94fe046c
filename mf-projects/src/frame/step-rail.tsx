import { counted } from '@title24/shared-domain';
import {
  type Attachment,
  type Finding,
  isUnfinished,
  type ProjectContent,
  type ProjectStep,
  projectSteps,
  type StepStatus,
  stepStatus,
  stepTitles,
} from '@title24/shared-domain/projects';
import { alertIcon, checkIcon, Icon } from '@title24/ui';
import { stepPath } from '../project-paths.ts';
import styles from './frame.module.css';
import { stepMinutes } from './step-minutes.ts';

interface Props {
  /** Project number, or 'test-drive'. */
  readonly project: string;
  readonly content: ProjectContent;
  readonly findings: readonly Finding[];
  readonly files: readonly Attachment[];
  readonly current?: ProjectStep | undefined;
}

/** The project's steps, each with its status or estimated duration. */
export function StepRail({ project, content, findings, files, current }: Props) {
  return (
    <ol className={styles.steps}>
      {projectSteps.map((step, index) => {
        const status = stepStatus(step, content, findings, files);
        const errors = findings.filter((each) => each.step === step && each.severity === 'error');
        return (
          <li key={step} data-status={status}>
            <span className={styles.mark} aria-hidden="true">
              {markOf(status) ?? index + 1}
            </span>
            <a href={stepPath(project, step)} aria-current={step === current ? 'step' : undefined}>
              {stepTitles[step]}
            </a>
            <span className={styles.state}>{stateOf(step, status, errors)}</span>
          </li>
        );
      })}
    </ol>
  );
}

function markOf(status: StepStatus) {
  if (status === 'complete') return <Icon path={checkIcon} size="small" />;
  return status === 'problem' ? <Icon path={alertIcon} size="small" /> : null;
}

function stateOf(step: ProjectStep, status: StepStatus, errors: readonly Finding[]) {
  const toGo = errors.filter(isUnfinished).length;
  switch (status) {
    case 'complete':
      return <span className="visually-hidden">Complete</span>;
    case 'problem':
      return counted(errors.length - toGo, 'problem');
    case 'in-progress':
      return `${toGo} to go`;
    case 'not-started':
      return step === 'documents' ? 'Optional' : `${stepMinutes[step]} min`;
  }
}
