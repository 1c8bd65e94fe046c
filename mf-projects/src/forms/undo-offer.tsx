import { Button, Cluster } from '@title24/ui';

interface Props {
  /** Description of the change; null if there is nothing to undo. */
  readonly said: string | null;
  readonly undo: () => void;
}

/** Announces that several answers were changed at once, with a button to undo the change. */
export function UndoOffer({ said, undo }: Props) {
  return (
    <div role="status">
      {said !== null && (
        <Cluster>
          <span>{said}</span>
          <Button variant="secondary" size="small" onClick={undo}>
            Undo
          </Button>
        </Cluster>
      )}
    </div>
  );
}
