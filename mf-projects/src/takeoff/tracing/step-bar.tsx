import { Button, checkIcon, Icon } from '@title24/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './tracing.module.css';

/** A step of the takeoff. */
export interface BarStep {
  readonly id: 'scale' | 'front' | 'trace' | 'height' | 'fill';
  readonly label: string;
  readonly isDone: boolean;
  readonly onDo: () => void;
}

/**
 * The takeoff's steps. The first step that is not done is the primary button.
 * @param children - content at the end of the bar
 */
export function StepBar({
  steps,
  children,
}: {
  readonly steps: readonly BarStep[];
  readonly children: ReactNode;
}) {
  const next = steps.find(({ isDone }) => !isDone);
  const bar = useRef<HTMLElement>(null);
  // In a narrow window, the next step can be out of view, so the bar scrolls to it.
  useEffect(() => {
    const step = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (bar.current && step) bar.current.scrollLeft = step.offsetLeft - step.offsetHeight;
  }, [next?.id]);
  return (
    <section ref={bar} className={styles.bar} aria-label="Steps of the takeoff">
      <ol>
        {steps.map(({ id, label, isDone, onDo }) => (
          <li key={id}>
            <Button
              variant={id === next?.id ? 'primary' : 'quiet'}
              size="small"
              aria-current={id === next?.id ? 'step' : undefined}
              onClick={onDo}
            >
              {label}
              {isDone && <Icon path={checkIcon} size="small" label="done" />}
            </Button>
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
