import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import tones from '../tone.module.css';
import type { Tone } from '../tone.ts';
import styles from './badge.module.css';

export interface BadgeProps extends ComponentProps<'span'> {
  /** Defaults to 'neutral'. Color must not be the only cue. */
  tone?: Tone | 'neutral' | undefined;
}

/** A status in one or two words, such as 'Estimate'. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(styles.badge, styles[tone] ?? tones[tone], className)} />;
}
