import { Dialog } from '@title24/ui';
import type { ReferenceId } from '../decision-tree/node.ts';
import { ReferenceContent } from './reference-content.tsx';
import { referenceText, referenceTexts } from './reference-texts.ts';

interface Props {
  /** The open explanation; null if none is open. */
  open: ReferenceId | null;
  onClose: () => void;
}

/** Renders a dialog for each explanation (W5). In a shared dialog, the title would change during closing. */
export function ReferenceDialog({ open, onClose }: Props) {
  return referenceTexts.map(({ id, title }) => (
    <Dialog key={id} open={open === id} onClose={onClose} title={title}>
      <ReferenceContent text={referenceText(id)} />
    </Dialog>
  ));
}
