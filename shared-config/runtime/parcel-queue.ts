import type { ParcelHandle } from '../contract/index.ts';

/** A parcel that its owner can update and unmount without waiting. */
export interface ParcelQueue<Props extends object> {
  update(props: Props): void;
  unmount(): Promise<void>;
}

/**
 * Queues calls to a parcel, because single-spa refuses a call during an update. Of several waiting updates,
 * only the newest is applied.
 */
export function queueParcelCalls<Props extends object>(
  parcel: ParcelHandle<Props>,
  onError: (error: unknown) => void,
): ParcelQueue<Props> {
  let waiting: Props | null = null;
  let turn: Promise<void> | null = null;

  async function work() {
    while (waiting) {
      const props = waiting;
      waiting = null;
      await parcel.update(props).catch(onError);
    }
    turn = null;
  }

  return {
    update(props) {
      waiting = props;
      turn ??= work();
    },
    async unmount() {
      waiting = null;
      await turn;
      await parcel.unmount();
    },
  };
}
