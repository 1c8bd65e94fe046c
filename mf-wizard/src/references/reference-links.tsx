import { isPlainClick } from '@title24/remote-kit/browser';
import { createContext, type MouseEvent, use } from 'react';
import type { ReferenceId } from '../decision-tree/node.ts';
import { referenceText } from './reference-texts.ts';
import styles from './references.module.css';

/** Context with the function that opens an explanation in a dialog. */
export const OpenReference = createContext<(id: ReferenceId) => void>(() => undefined);

/** Renders links that open explanations. Without JavaScript, they lead to the texts at the end of the page. */
export function ReferenceLinks({ ids }: { ids: readonly ReferenceId[] | undefined }) {
  const openReference = use(OpenReference);
  if (!ids?.length) return null;
  function open(event: MouseEvent, id: ReferenceId) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openReference(id);
  }
  return (
    <p className={styles.links}>
      <span>More on this:</span>
      {ids.map((id) => (
        <a key={id} href={`#${id}`} onClick={(event) => open(event, id)}>
          {referenceText(id).title}
        </a>
      ))}
    </p>
  );
}
