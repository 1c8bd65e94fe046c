import {
  type Finding,
  findingsCount,
  type ProjectContent,
  projectSteps,
  type StepStatus,
  stepStatus,
  stepTitles,
} from '@title24/shared-domain/projects';
import { Badge, type BadgeProps, Icon, type IconName } from '@title24/ui';
import { stepPath } from '../project-paths.ts';
import styles from './overview.module.css';

interface Props {
  /** The project's number, or 'test-drive'. */
  readonly project: string;
  readonly content: ProjectContent;
  /** Of the whole project. */
  readonly findings: readonly Finding[];
}

interface StatusLook {
  readonly name: string;
  readonly tone: BadgeProps['tone'];
  readonly icon: IconName | null;
}

const looks: Readonly<Record<StepStatus, StatusLook>> = {
  'not-started': { name: 'Not started', tone: 'neutral', icon: null },
  'in-progress': { name: 'In progress', tone: 'info', icon: null },
  complete: { name: 'Complete', tone: 'success', icon: 'check' },
  problem: { name: 'Problem', tone: 'danger', icon: 'alert' },
};

/** The steps of a project, each with its status and findings. */
export function TaskList({ project, content, findings }: Props) {
  return (
    <ol className={styles.tasks}>
      {projectSteps.map((step) => {
        const status = stepStatus(step, content, findings);
        const { name, tone, icon } = looks[status];
        const own = findings.filter((finding) => finding.step === step);
        const hintId = `task-${step}-hint`;
        const statusId = `task-${step}-status`;
        return (
          <li key={step} className={styles.task}>
            <div>
              <a href={stepPath(project, step)} aria-describedby={`${hintId} ${statusId}`}>
                {stepTitles[step]}
              </a>
              <p id={hintId} className={styles.hint}>
                {status === 'not-started' ? '' : findingsCount(own)}
              </p>
            </div>
            <Badge id={statusId} tone={tone}>
              {icon && <Icon name={icon} size="small" />} {name}
            </Badge>
          </li>
        );
      })}
    </ol>
  );
}
