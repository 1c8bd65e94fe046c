import { memo } from 'react';
import { LineCard, type LineCardProps } from './line-card.tsx';
import styles from './lines.module.css';

/** The style sheet uses this number too, for the height of a chunk that was never shown. */
const linesPerChunk = 20;

/**
 * The lines of a list in chunks, each rendered, laid out and painted as a whole: a key press in one of 200 lines
 * affects only one chunk.
 */
export function LineCards({ cards }: { readonly cards: readonly LineCardProps[] }) {
  const chunks: (readonly LineCardProps[])[] = [];
  for (let at = 0; at < cards.length; at += linesPerChunk) chunks.push(cards.slice(at, at + linesPerChunk));
  return (
    // biome-ignore lint/a11y/useSemanticElements: only li may stand in a ul, and chunks stand between
    <div role="list" className={styles.list}>
      {chunks.map((chunk, index) => (
        <Chunk key={index} cards={chunk} />
      ))}
    </div>
  );
}

const Chunk = memo(
  function Chunk({ cards }: { readonly cards: readonly LineCardProps[] }) {
    return (
      <div role="none" className={cards.length === linesPerChunk ? styles.fullChunk : undefined}>
        {cards.map((card) => (
          <LineCard key={String(card.line.id)} {...card} />
        ))}
      </div>
    );
  },
  ({ cards: before }, { cards: after }) =>
    before.length === after.length && after.every((card, index) => isSameCard(card, before[index])),
);

function isSameCard(one: LineCardProps, other: LineCardProps | undefined): boolean {
  const names = Object.keys(one) as (keyof LineCardProps)[];
  return other !== undefined && names.every((name) => Object.is(one[name], other[name]));
}
