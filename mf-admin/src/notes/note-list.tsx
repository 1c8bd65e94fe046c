import { classNames } from '@title24/ui';
import cards from '../cards/cards.module.css';
import { When } from '../moments/when.tsx';

interface Note {
  readonly id: string;
  /** Time in ISO 8601 format. */
  readonly at: string;
  readonly by: string;
  readonly text: string;
}

/** Lists internal staff notes, oldest first. */
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
