import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layout.module.css';

export interface CardGridProps extends ComponentProps<'div'> {
  /** Minimum cell width before the row wraps: 'small' is 14rem, 'medium' (default) 19rem, 'large' 26rem. */
  cell?: 'small' | 'medium' | 'large' | undefined;
}

/** Equal columns, as many as fit. */
export function CardGrid({ cell = 'medium', className, ...rest }: CardGridProps) {
  return <div {...rest} className={classNames(styles.grid, styles[`cell-${cell}`], className)} />;
}

export interface StackProps extends ComponentProps<'div'> {
  gap?: 'small' | 'medium' | 'large' | undefined;
}

/** Stacks children with even spacing. */
export function Stack({ gap = 'medium', className, ...rest }: StackProps) {
  return <div {...rest} className={classNames(styles.stack, styles[`gap-${gap}`], className)} />;
}

export interface ClusterProps extends ComponentProps<'div'> {
  /** 'end' aligns a button with a labeled field's control. By default, children are centered vertically. */
  align?: 'end' | undefined;
}

/** Places children such as buttons and badges side by side, wrapping if necessary. */
export function Cluster({ align, className, ...rest }: ClusterProps) {
  return <div {...rest} className={classNames(styles.cluster, align && styles[align], className)} />;
}

/** Places two halves side by side, or stacks them in windows narrower than 993 px. */
export function Split({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.split, className)} />;
}
