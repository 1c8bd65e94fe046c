import { Prose } from '@title24/ui';
import type { ReferenceText } from './reference-texts.ts';

/** Renders the text of an explanation without its title. */
export function ReferenceContent({ text }: { text: ReferenceText }) {
  return (
    <Prose>
      <p>{text.intro}</p>
      <ul>
        {text.points.map(({ term, text: words }) => (
          <li key={words}>
            {term && <strong>{term}: </strong>}
            {words}
          </li>
        ))}
      </ul>
      {text.note && <p>{text.note}</p>}
    </Prose>
  );
}
