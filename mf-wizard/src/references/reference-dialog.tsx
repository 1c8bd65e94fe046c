import { Dialog } from '@title24/ui';
import type { ReferenceId } from '../decision-tree/node.ts';
import { ReferenceContent } from './reference-content.tsx';
import { referenceText, referenceTexts } from './reference-texts.ts';

interface Props {
  /** Id of the open explanation; null if none is open. */
  open: ReferenceId | null;
  onClose: () => void;
}

/**
 * Renders the wizard's dialogs (W5). Each explanation has its own dialog element. If they shared an element, its
 * title would change while the dialog closes.
 */
export function ReferenceDialog({ open, onClose }: Props) {
  return referenceTexts.map(({ id, title }) => (
    <Dialog key={id} open={open === id} onClose={onClose} title={title}>
      <ReferenceContent text={referenceText(id)} />
    </Dialog>
  ));
}
