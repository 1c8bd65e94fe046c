import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import type { Drawing } from './drawings.ts';
import styles from './project-drawing.module.css';

export interface ProjectDrawingProps extends Omit<ComponentProps<'svg'>, 'children'> {
  readonly of: Drawing;
}

/** Draws a building with the changed part highlighted. Decorative, so it needs text beside it. */
export function ProjectDrawing({ of: { built, existing }, className, ...rest }: ProjectDrawingProps) {
  return (
    <svg {...rest} viewBox="0 0 64 48" aria-hidden="true" className={classNames(styles.drawing, className)}>
      <path d={existing} />
      <path className={styles.made} d={built} />
    </svg>
  );
}
