import { namedInRequirements } from './house-words.mjs';
import { visibleTexts } from './visible-text.mjs';

/**
 * Returns one line per fault in a module's visible text: the wrong word, its replacement and the surrounding text.
 *
 * @param {string} source TypeScript, with or without JSX
 * @param {boolean} tsx
 * @param {typeof import('./house-words.mjs').houseWords} words words that the text must not contain
 */
export function wordingFaults(source, tsx, words) {
  return visibleTexts(source, tsx)
    .filter((text) => !namedInRequirements.has(text))
    .flatMap((text) =>
      words.flatMap(({ not, say }) => {
        const found = not.exec(text);
        if (!found) return [];
        const around = text.slice(Math.max(0, found.index - 40), found.index + 60);
        return [`'${found[0]}' → ${say}: ${around}`];
      }),
    );
}
