import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'path'> {
  /** One of the paths in icons.ts. */
  path: string;
  /** 'small' is 1.15em, 'medium' (default) 1.5rem, 'large' 2.5rem. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Text alternative. An icon without a label is decorative and needs text beside it. */
  label?: string | undefined;
}

/** A line icon in the color of the surrounding text. */
export function Icon({ path, size = 'medium', label, className, ...rest }: IconProps) {
  const naming = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden as decoration
    <svg
      className={classNames(styles.icon, styles[size], className)}
      viewBox="0 0 24 24"
      focusable="false"
      {...naming}
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}
