import { desk } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import type { DeskOrder } from '@title24/shared-domain/orders';
import { NoteForm } from '../../notes/note-form.tsx';
import { NoteList } from '../../notes/note-list.tsx';
import { onLatest } from '../actions/on-latest.ts';
import styles from './detail.module.css';

interface Props {
  readonly order: DeskOrder;
  readonly mayUpdate: boolean;
  readonly onChanged: (order: DeskOrder) => void;
  readonly onReload: () => Promise<DeskOrder>;
}

/** Shows an order's internal notes. */
export function Notes({ order, mayUpdate, onChanged, onReload }: Props) {
  const { rpc } = useMountProps();

  async function add(text: string): Promise<void> {
    onChanged(
      await onLatest(order, onReload, ({ number, lastUpdate }) =>
        rpc.call(desk.note, { order: number, lastUpdate, text }),
      ),
    );
  }

  return (
    <section aria-labelledby="notes" className={styles.section}>
      <h3 id="notes">Internal notes</h3>
      <p>Only staff see these.</p>
      <NoteList notes={order.notes} />
      {mayUpdate && <NoteForm onAdd={add} />}
    </section>
  );
}
