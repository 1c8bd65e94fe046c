import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { externalIcon } from '../icon/icons.ts';
import styles from './external-link.module.css';

export interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string;
  /** Shows an icon in place of the words '(opens in a new tab)', which screen readers still read. */
  compact?: boolean | undefined;
}

/** A link that opens in a new tab. Its text announces the new tab. */
export function ExternalLink({ compact, children, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span className={compact ? 'visually-hidden' : styles.note}> (opens in a new tab)</span>
      {compact && (
        <>
          {' '}
          <Icon path={externalIcon} size="small" />
        </>
      )}
    </a>
  );
}
