import { PageHeading } from '@title24/remote-kit/runtime';
import { Container, type ContainerProps } from '@title24/ui';
import type { ReactNode } from 'react';
import styles from './titled-page.module.css';

interface Props {
  readonly title: string;
  /** Defaults to the heading. */
  readonly documentTitle?: string;
  readonly lead?: ReactNode;
  readonly width?: ContainerProps['width'];
  readonly children?: ReactNode;
}

/** Renders a page with a heading. */
export function TitledPage({ title, documentTitle = title, lead, width, children }: Props) {
  return (
    <Container className={styles.titled} width={width}>
      <PageHeading documentTitle={documentTitle}>{title}</PageHeading>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </Container>
  );
}
