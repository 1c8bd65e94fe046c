import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /**
   * 'primary' (default) for the main action of a view, 'quiet' to look like a link, 'danger' for irreversible
   * actions.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** Height: 44 px for 'medium' (default), 36 px for 'small' (44 px on touch screens), 52 px for 'large'. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Whether the button is as wide as its container. */
  block?: boolean | undefined;
}

/** Returns the class names for the look of a button. */
export function buttonClass(look: ButtonLook, className: string | undefined): string | undefined {
  const { variant = 'primary', size = 'medium', block } = look;
  return classNames(styles.button, styles[variant], styles[size], block && styles.block, className);
}
