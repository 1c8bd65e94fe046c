import { correctiveActions, type DeskOrder } from '@title24/shared-domain/orders';
import cards from '../../cards/cards.module.css';
import { When } from '../../moments/when.tsx';
import styles from './detail.module.css';

/** Shows an order's history, newest event first, with the person who caused each event, or 'the site'. */
export function Timeline({ order: { events, rounds } }: { readonly order: DeskOrder }) {
  const asked = rounds.filter(({ message }) => message !== '');
  const requests = events.filter(({ event }) => event === 'request-changes');
  return (
    <section aria-labelledby="timeline" className={styles.section}>
      <h3 id="timeline">Timeline</h3>
      <ol className={cards.list}>
        {events
          .map((entry, index) => {
            const round = entry.event === 'request-changes' ? asked[requests.indexOf(entry)] : undefined;
            return (
              // Events are only added at the end, so the index is a stable key. The time would not be unique, because
              // two events can have the same time.
              <li key={index} className={styles.event}>
                <p>
                  <strong>{entry.words}</strong>
                </p>
                <p className={cards.by}>
                  <When at={entry.at} />, {entry.by === 'owner' ? 'the customer' : entry.who}
                </p>
                {round && (
                  <>
                    <p className={cards.text} dir="auto">
                      {round.message}
                    </p>
                    <p>{round.actions.map((name) => correctiveActions[name].title).join(' · ')}</p>
                  </>
                )}
              </li>
            );
          })
          .reverse()}
      </ol>
    </section>
  );
}
