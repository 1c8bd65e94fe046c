import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layout.module.css';

export interface CardGridProps extends ComponentProps<'div'> {
  /**
   * Minimum width of a cell, below which the row wraps: 'small' is 14rem, 'medium' (default) 19rem, 'large' 26rem.
   */
  cell?: 'small' | 'medium' | 'large' | undefined;
}

/** Lays out children in as many equal columns as fit, or in one column on phones. */
export function CardGrid({ cell = 'medium', className, ...rest }: CardGridProps) {
  return <div {...rest} className={classNames(styles.grid, styles[`cell-${cell}`], className)} />;
}

export interface StackProps extends ComponentProps<'div'> {
  gap?: 'small' | 'medium' | 'large' | undefined;
}

/** Stacks children vertically with even spacing. */
export function Stack({ gap = 'medium', className, ...rest }: StackProps) {
  return <div {...rest} className={classNames(styles.stack, styles[`gap-${gap}`], className)} />;
}

export interface ClusterProps extends ComponentProps<'div'> {
  /** 'end' aligns a button with the control of a labeled field. By default, children are centered. */
  align?: 'end' | undefined;
}

/** Lays out children such as buttons, badges and short links side by side. They wrap if there is not enough room. */
export function Cluster({ align, className, ...rest }: ClusterProps) {
  return <div {...rest} className={classNames(styles.cluster, align && styles[align], className)} />;
}

/** Lays out two halves, such as text and an image, side by side. Below 993 px, the halves are stacked. */
export function Split({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.split, className)} />;
}
