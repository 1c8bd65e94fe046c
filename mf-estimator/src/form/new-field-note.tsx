import type { FilledField } from '@title24/shared-domain/estimator-answers';
import { useState } from 'react';

interface Props {
  /** The visible number fields. */
  readonly fields: readonly FilledField[];
  /**
   * The variant. After a change of variant no field is announced, since the legend and the order of the fields make the
   * change clear.
   */
  readonly kind: string;
}

/** Tells screen readers about a field that has appeared below the last input. */
export function NewFieldNote({ fields, kind }: Props) {
  const labels = fields.map(({ field }) => field.label);
  const shown = labels.join(', ');
  const [last, setLast] = useState({ kind, labels, shown, words: '' });
  if (shown !== last.shown || kind !== last.kind) {
    const added = kind === last.kind ? labels.filter((label) => !last.labels.includes(label)) : [];
    setLast({ kind, labels, shown, words: added.length > 0 ? `New field: ${added.join(', ')}` : '' });
  }
  return (
    <p className="visually-hidden" aria-live="polite">
      {last.words}
    </p>
  );
}
