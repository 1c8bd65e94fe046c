import type { FilledField } from '@title24/shared-domain/estimator-answers';
import { useState } from 'react';

interface Props {
  readonly fields: readonly FilledField[];
  /** Kind of project. When it changes, new fields are not announced. */
  readonly kind: string;
}

/** Announces to screen readers the fields that appear because the visitor changes another field. */
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
