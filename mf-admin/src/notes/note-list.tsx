import { classNames } from '@title24/ui';
import cards from '../cards/cards.module.css';
import { When } from '../moments/when.tsx';

interface Note {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly by: string;
  readonly text: string;
}

/** Lists the internal notes of staff, oldest first. */
export function NoteList({ notes }: { readonly notes: readonly Note[] }) {
  if (notes.length === 0) return <p>No notes yet.</p>;
  return (
    <ol className={cards.list}>
      {notes.map(({ id, at, by, text }) => (
        <li key={id} className={classNames(cards.card, cards.compact)}>
          <p className={cards.by}>
            {by}, <When at={at} />
          </p>
          <p className={cards.text} dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
