import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { type ButtonLook, buttonClass } from './button-look.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shown before the words. */
  icon?: IconName | undefined;
}

/** Something happens here. For going somewhere use {@link ButtonLink}. Type 'button' unless said otherwise. */
export function Button({
  variant,
  size,
  block,
  icon,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button type={type} className={buttonClass({ variant, size, block }, className)} {...rest}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends ComponentProps<'a'>, ButtonLook {
  href: string;
  /** Shown before the words. */
  icon?: IconName | undefined;
}

/** A link to the next step, with a button's weight. */
export function ButtonLink({ variant, size, block, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={buttonClass({ variant, size, block }, className)} {...rest}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </a>
  );
}
