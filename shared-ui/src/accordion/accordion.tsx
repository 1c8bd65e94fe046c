import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { type HeadingLevel, headingTag } from '../heading-level.ts';
import { Icon } from '../icon/icon.tsx';
import { chevronIcon } from '../icon/icons.ts';
import styles from './accordion.module.css';

export interface AccordionProps
  extends Omit<ComponentProps<'details'>, 'title' | 'onToggle' | 'open' | 'ref'> {
  title: ReactNode;
  headingLevel?: HeadingLevel | undefined;
  /** A line of text below the title. It is visible even if the accordion is closed. */
  summary?: ReactNode;
  /** Opening an accordion closes any other with the same name. */
  name?: string | undefined;
  /** Controls the state together with `onToggle`. Use `defaultOpen` for an uncontrolled accordion. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  /**
   * Called when the user or the browser opens or closes the section. The browser opens a section for a find-in-page
   * match, and closes a section when another with the same name opens.
   */
  onToggle?: ((open: boolean) => void) | undefined;
}

/** A collapsible section. Works before hydration and without JavaScript. */
export function Accordion({
  title,
  headingLevel = 2,
  summary,
  open,
  defaultOpen = false,
  onToggle,
  className,
  children,
  ...rest
}: AccordionProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const Heading = headingTag(headingLevel);
  const controlled = open !== undefined;

  // The visitor may have toggled the section before hydration, so its state is reported after hydration.
  const reported = useRef(false);
  useEffect(() => {
    const element = details.current;
    if (reported.current || !element) return;
    reported.current = true;
    if (element.open !== (open ?? defaultOpen)) onToggle?.(element.open);
  });

  return (
    <details
      {...rest}
      ref={details}
      className={classNames(styles.accordion, className)}
      open={open ?? defaultOpen}
      suppressHydrationWarning
      onToggle={(event) => {
        if (event.target !== event.currentTarget) return;
        const now = event.currentTarget.open;
        if (!controlled || now !== open) onToggle?.(now);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the control of its details element */}
      <summary
        className={styles.summary}
        onClick={(event) => {
          if (!controlled) return;
          event.preventDefault();
          onToggle?.(!open);
        }}
      >
        <Heading className={styles.title}>{title}</Heading>
        {summary && <span className={styles.note}>{summary}</span>}
        <Icon path={chevronIcon} className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
