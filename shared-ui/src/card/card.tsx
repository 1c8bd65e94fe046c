import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type HeadingLevel, headingTag } from '../heading-level.ts';
import styles from './card.module.css';

export interface CardProps extends Omit<ComponentProps<'div'>, 'title'> {
  title?: ReactNode;
  headingLevel?: HeadingLevel | undefined;
  /** A short text that is displayed above the title. */
  eyebrow?: ReactNode;
  media?: ReactNode;
  /** Links or buttons at the bottom, aligned across a row of cards. */
  actions?: ReactNode;
  /** 'accent' for the card that readers should notice first. */
  tone?: 'plain' | 'accent' | undefined;
}

/** A self-contained piece of content. If its title is a link, the whole card can be pressed. */
export function Card({
  title,
  headingLevel = 3,
  eyebrow,
  media,
  actions,
  tone = 'plain',
  className,
  children,
  ...rest
}: CardProps) {
  const Heading = headingTag(headingLevel);
  return (
    <div {...rest} className={classNames(styles.card, styles[tone], className)}>
      {media && <div className={styles.media}>{media}</div>}
      <div className={styles.body}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        {title && <Heading className={styles.title}>{title}</Heading>}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
