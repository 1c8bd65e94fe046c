import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type HeadingLevel, headingTag } from '../heading-level.ts';
import { Icon } from '../icon/icon.tsx';
import { checkIcon } from '../icon/icons.ts';
import styles from './panel.module.css';

export interface PanelProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  headingLevel?: HeadingLevel | undefined;
  /** A reference number. One click selects all of it. */
  reference?: string | undefined;
  referenceLabel?: string | undefined;
}

/** Confirms a completed action. */
export function Panel({
  title,
  headingLevel = 2,
  reference,
  referenceLabel = 'Your reference number',
  className,
  children,
  ...rest
}: PanelProps) {
  const Heading = headingTag(headingLevel);
  return (
    <div {...rest} className={classNames(styles.panel, className)}>
      <Icon path={checkIcon} size="large" className={styles.icon} />
      <Heading className={styles.title}>{title}</Heading>
      {reference && (
        <p>
          {referenceLabel}
          <strong className={styles.reference}>{reference}</strong>
        </p>
      )}
      {children}
    </div>
  );
}
