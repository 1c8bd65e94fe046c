import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { type HeadingLevel, headingTag } from '../heading-level.ts';
import { Container, type ContainerProps } from './container.tsx';
import styles from './layout.module.css';

export interface PageSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Text of the heading, which also labels the section. */
  title?: ReactNode;
  headingLevel?: HeadingLevel | undefined;
  /** One or two sentences in larger type. */
  lead?: ReactNode;
  /** 'plain' (default), 'tint' for a contrasting background, or 'band' for light content on dark blue. */
  tone?: 'plain' | 'tint' | 'band' | undefined;
  /** 'wide' (default), or 'text' for one column beside the heading if there is room. */
  width?: ContainerProps['width'];
}

/** A full-width section with its content in the page's column. */
export function PageSection({
  title,
  headingLevel = 2,
  lead,
  tone = 'plain',
  width,
  className,
  children,
  ...rest
}: PageSectionProps) {
  const headingId = useId();
  const Heading = headingTag(headingLevel);
  const isSideHeading = width === 'text' && Boolean(title);
  return (
    <section
      aria-labelledby={title ? headingId : undefined}
      {...rest}
      className={classNames(
        styles.section,
        Boolean(title) && styles.titled,
        tone === 'band' ? 'band' : styles[tone],
        className,
      )}
    >
      <Container width={isSideHeading ? 'wide' : width} className={isSideHeading ? styles.beside : undefined}>
        {(title || lead) && (
          <div className={styles.intro}>
            {title && (
              <Heading id={headingId} className={styles.heading}>
                {title}
              </Heading>
            )}
            {lead && <div className={styles.lead}>{lead}</div>}
          </div>
        )}
        {isSideHeading ? <div className={styles.text}>{children}</div> : children}
      </Container>
    </section>
  );
}
