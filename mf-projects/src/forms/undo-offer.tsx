import { Button, Cluster } from '@title24/ui';

interface Props {
  /** Announcement of the change, or null if nothing can be undone. */
  readonly said: string | null;
  readonly undo: () => void;
}

/** Announces a change to several answers, with a button to undo it. */
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
