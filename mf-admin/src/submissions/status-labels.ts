import type { SubmissionStatus } from '@title24/shared-domain/full-service';
import type { BadgeProps } from '@title24/ui';

/** Label of each status. */
export const statusLabels: Readonly<Record<SubmissionStatus, string>> = {
  new: 'New',
  'in-review': 'In review',
  quoted: 'Quoted',
  closed: 'Closed',
};

export const statusTones: Readonly<Record<SubmissionStatus, NonNullable<BadgeProps['tone']>>> = {
  new: 'accent',
  'in-review': 'info',
  quoted: 'success',
  closed: 'neutral',
};
