import { Accordion } from '@title24/ui';
import { ReferenceContent } from './reference-content.tsx';
import { referenceTexts } from './reference-texts.ts';

/** Renders all reference texts. Without JavaScript, reference links lead to them. */
export function ReferenceList() {
  return referenceTexts.map((text) => (
    <Accordion key={text.id} id={text.id} title={text.title} headingLevel={3}>
      <ReferenceContent text={text} />
    </Accordion>
  ));
}
