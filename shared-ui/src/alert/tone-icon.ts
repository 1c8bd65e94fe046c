import type { IconName } from '../icon/icon-paths.ts';
import type { Tone } from '../tone.ts';

/** The icon of each tone. */
export const toneIcon: Readonly<Record<Tone, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  danger: 'alert',
};
