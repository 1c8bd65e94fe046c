import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'path'> {
  /** One of icons.ts. */
  path: string;
  /** 'small' 1em, 'medium' 1.5rem (default), 'large' 2.5rem. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Text alternative. Without it the icon is decorative, and the text beside it carries the meaning. */
  label?: string | undefined;
}

/** An outlined icon in the color of the surrounding text. */
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
