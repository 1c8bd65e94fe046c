import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import type { Tone } from '../tone.ts';
import styles from './badge.module.css';

export interface BadgeProps extends ComponentProps<'span'> {
  /** Default 'neutral'. The words say it; the color only helps. */
  tone?: Tone | 'neutral' | 'accent' | undefined;
}

/** A word or two that tell a state: 'Estimate', 'Staging Environment'. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(styles.badge, styles[tone], className)} />;
}
