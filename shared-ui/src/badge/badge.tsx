import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import tones from '../tone.module.css';
import type { Tone } from '../tone.ts';
import styles from './badge.module.css';

export interface BadgeProps extends ComponentProps<'span'> {
  /** Default 'neutral'. The words carry the meaning; the color only supports them. */
  tone?: Tone | 'neutral' | undefined;
}

/** A word or two that state a status: 'Estimate', 'Staging Environment'. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(styles.badge, styles[tone] ?? tones[tone], className)} />;
}
