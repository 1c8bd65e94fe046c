import { memo, useState } from 'react';
import { LineCard, type LineCardProps } from './line-card.tsx';
import { chunkLines, linesPerChunk } from './line-chunks.ts';
import styles from './lines.module.css';

/** A list's lines in chunks, so that a key press in a long list renders only one chunk. */
export function LineCards({ cards }: { readonly cards: readonly LineCardProps[] }) {
  const byId = new Map(cards.map((card) => [String(card.line.id), card]));
  const [before, setBefore] = useState(() => chunkLines([], [...byId.keys()]));
  const chunks = chunkLines(before, [...byId.keys()]);
  if (chunks !== before) setBefore(chunks);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a ul may only contain li elements, but this list contains chunks
    <div role="list" className={styles.list}>
      {chunks.map(({ key, ids }) => (
        <Chunk key={key} cards={ids.flatMap((id) => byId.get(id) ?? [])} />
      ))}
    </div>
  );
}

const Chunk = memo(
  function Chunk({ cards }: { readonly cards: readonly LineCardProps[] }) {
    return (
      <div role="none" className={cards.length >= linesPerChunk / 2 ? styles.largeChunk : undefined}>
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
  if (other === undefined) return false;
  // Runs for every line on every key press, so it must not allocate an array.
  for (const name in one) {
    if (!Object.is(one[name as keyof LineCardProps], other[name as keyof LineCardProps])) return false;
  }
  return true;
}
