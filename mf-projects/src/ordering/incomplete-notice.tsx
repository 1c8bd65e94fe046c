import { findingsCount } from '@title24/shared-domain/projects';
import { Alert } from '@title24/ui';
import { useProject } from '../project/project-context.ts';
import { projectPath } from '../project-paths.ts';

interface Props {
  readonly to?: 'order' | 'submit';
}

/** States how many problems prevent an order or a submission, if any, and links to them. */
export function IncompleteNotice({ to = 'order' }: Props) {
  const { key, findings } = useProject();
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return null;
  return (
    <Alert tone="warning" title={`The project isn’t ready to ${to}`}>
      Before you can {to === 'order' ? to : 'submit it'}: {findingsCount(errors)}.{' '}
      <a href={`${projectPath(key)}/check`}>See what’s missing</a>
    </Alert>
  );
}
