import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layout.module.css';

export interface CardGridProps extends ComponentProps<'div'> {
  /** Minimum width of a cell before the row wraps: 'small' 14rem, 'medium' 19rem (default), 'large' 26rem. */
  cell?: 'small' | 'medium' | 'large' | undefined;
}

/** Equal columns, as many as fit; one on a phone. */
export function CardGrid({ cell = 'medium', className, ...rest }: CardGridProps) {
  return <div {...rest} className={classNames(styles.grid, styles[`cell-${cell}`], className)} />;
}

export interface StackProps extends ComponentProps<'div'> {
  gap?: 'small' | 'medium' | 'large' | undefined;
}

/** Children stacked vertically with even spacing. */
export function Stack({ gap = 'medium', className, ...rest }: StackProps) {
  return <div {...rest} className={classNames(styles.stack, styles[`gap-${gap}`], className)} />;
}

export interface ClusterProps extends ComponentProps<'div'> {
  /** 'end' puts a button beside the control of a field, below its label; without it children are centered. */
  align?: 'end' | undefined;
}

/** Children side by side, wrapping: buttons, badges, short links. */
export function Cluster({ align, className, ...rest }: ClusterProps) {
  return <div {...rest} className={classNames(styles.cluster, align && styles[align], className)} />;
}

/** Two halves, such as text and image; stacked below 993 px. */
export function Split({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.split, className)} />;
}
