import { type ReactNode, useRef } from 'react';
import styles from './dialog.module.css';
import { useOverflow } from './use-overflow.ts';

interface Props {
  /** Id of the title, which labels the scrolling region. */
  readonly titleId: string;
  readonly children: ReactNode;
}

/** The scrolling part of a dialog. If its content overflows, the keyboard can scroll it. */
export function DialogBody({ titleId, children }: Props) {
  const body = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(body);
  const region = scrolls ? ({ role: 'region', tabIndex: 0, 'aria-labelledby': titleId } as const) : {};
  return (
    <div ref={body} className={styles.body} {...region}>
      {children}
    </div>
  );
}
