import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type HeadingLevel, headingTag } from '../heading-level.ts';
import { Icon } from '../icon/icon.tsx';
import { checkIcon } from '../icon/icons.ts';
import styles from './timeline.module.css';

export interface TimelineStage {
  readonly title: ReactNode;
  /** Absent if the stages do not represent progress. */
  readonly status?: 'done' | 'current' | 'ahead' | undefined;
  /** The time at which the stage was reached, or its deadline. */
  readonly when?: ReactNode;
  readonly text?: ReactNode;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  readonly stages: readonly TimelineStage[];
  /** Places stages side by side if there is room. */
  readonly across?: boolean | undefined;
  /** Turns the titles into headings of this level. */
  readonly headingLevel?: HeadingLevel | undefined;
}

const said = { done: 'Done: ', current: 'Now: ', ahead: 'Still to come: ' } as const;

/** A list of stages, which must be in chronological order. */
export function Timeline({ stages, across = false, headingLevel, className, ...rest }: TimelineProps) {
  const Title = headingLevel === undefined ? 'strong' : headingTag(headingLevel);
  return (
    <ol {...rest} className={classNames(styles.timeline, across && styles.across, className)}>
      {stages.map(({ title, status, when, text }, index) => (
        // The index is a stable key: stages never move, and titles may repeat.
        <li key={index} data-status={status} aria-current={status === 'current' ? 'step' : undefined}>
          <span className={styles.mark} aria-hidden="true">
            {status === 'done' && <Icon path={checkIcon} size="small" />}
          </span>
          <div className={styles.stage}>
            <Title>
              {status && <span className="visually-hidden">{said[status]}</span>}
              {title}
            </Title>
            {when && <span className={styles.when}>{when}</span>}
            {text}
          </div>
        </li>
      ))}
    </ol>
  );
}
