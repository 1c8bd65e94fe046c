import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** SVG path from icons.ts, for an icon before the text. */
  icon?: string | undefined;
}

/** A button for an action. Its type defaults to 'button'. {@link ButtonLink} is for navigation. */
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
      {icon && <Icon path={icon} size="small" />}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends ComponentProps<'a'>, ButtonLook {
  href: string;
  /** SVG path from icons.ts, for an icon before the text. */
  icon?: string | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={buttonClass({ variant, size, block }, className)} {...rest}>
      {icon && <Icon path={icon} size="small" />}
      {children}
    </a>
  );
}
