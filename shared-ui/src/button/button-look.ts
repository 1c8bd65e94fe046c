import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /**
   * One primary action per view; 'quiet' looks like a link; 'danger' is for what cannot be undone. Default 'primary'.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** 'medium' is 44 px high, 'small' 36, 'large' 52. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
}

/** Returns the class names of a button's look. */
export function buttonClass(look: ButtonLook, className: string | undefined): string | undefined {
  const { variant = 'primary', size = 'medium', block } = look;
  return classNames(styles.button, styles[variant], styles[size], block && styles.block, className);
}
