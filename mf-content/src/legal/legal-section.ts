import type { ComponentType } from 'react';

/** A numbered section of a legal page. */
export interface LegalSection {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly Body: ComponentType;
}
