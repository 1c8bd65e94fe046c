import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** 'primary' (default) for a view's main action, 'quiet' to look like a link, 'danger' for irreversible actions. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** Height: 44 px for 'medium' (default), 36 px for 'small' (44 px on touch screens), 52 px for 'large'. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Whether the button fills its container's width. */
  block?: boolean | undefined;
}

/** Returns the class names for a button's look. */
export function buttonClass(look: ButtonLook, className: string | undefined): string | undefined {
  const { variant = 'primary', size = 'medium', block } = look;
  return classNames(styles.button, styles[variant], styles[size], block && styles.block, className);
}
