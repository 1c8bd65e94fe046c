import { Dialog } from '@title24/ui';
import type { ReferenceId } from '../decision-tree/node.ts';
import { ReferenceContent } from './reference-content.tsx';
import { referenceText, referenceTexts } from './reference-texts.ts';

interface Props {
  /** The open explanation, or null. */
  open: ReferenceId | null;
  onClose: () => void;
}

/** The wizard's dialogs (W5). Each has its own element, so that a closing dialog keeps its title. */
export function ReferenceDialog({ open, onClose }: Props) {
  return referenceTexts.map(({ id, title }) => (
    <Dialog key={id} open={open === id} onClose={onClose} title={title}>
      <ReferenceContent text={referenceText(id)} />
    </Dialog>
  ));
}
