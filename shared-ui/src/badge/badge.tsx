import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import tones from '../tone.module.css';
import type { Tone } from '../tone.ts';
import styles from './badge.module.css';

export interface BadgeProps extends ComponentProps<'span'> {
  /** Defaults to 'neutral'. The color must not be the only sign of the meaning. */
  tone?: Tone | 'neutral' | undefined;
}

/** One or two words that state a status, such as 'Estimate' or 'Staging Environment'. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(styles.badge, styles[tone] ?? tones[tone], className)} />;
}
