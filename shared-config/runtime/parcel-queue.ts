import type { ParcelHandle } from '../contract/index.ts';

/** A parcel whose owner need not wait. */
export interface ParcelQueue<Props extends object> {
  update(props: Props): void;
  /** Resolves once it is gone. */
  unmount(): Promise<void>;
}

/**
 * One thing after the other: single-spa refuses an update, and the end, while another update is under way. Of updates that
 * wait, the newest counts.
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
