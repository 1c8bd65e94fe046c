import type { ProjectState } from '@title24/shared-domain/projects';
import type { BadgeProps } from '@title24/ui';

/** Badge tones of project states. Ordered projects that are waiting for their owner stand out. */
export const projectStateTones: Readonly<Record<ProjectState, BadgeProps['tone']>> = {
  'in-progress': 'info',
  ordered: 'info',
  'changes-needed': 'warning',
  completed: 'success',
  'in-revision': 'warning',
};
