import { checkProject, type Finding, type ProjectContent } from '../projects/index.ts';

interface CheckInput {
  readonly project: ProjectContent;
}

/** Returns the id, severity and `where` of a project's findings. */
export function answerCheck({ project }: CheckInput): {
  readonly findings: Pick<Finding, 'id' | 'severity' | 'where'>[];
} {
  return {
    findings: checkProject(project).map(({ id, severity, where }) => ({
      id,
      severity,
      ...(where === undefined ? {} : { where }),
    })),
  };
}
