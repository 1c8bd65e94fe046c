import { alertIcon, checkIcon, infoIcon } from '../icon/icons.ts';
import type { Tone } from '../tone.ts';

export const toneIcon: Readonly<Record<Tone, string>> = {
  info: infoIcon,
  success: checkIcon,
  warning: alertIcon,
  danger: alertIcon,
};
