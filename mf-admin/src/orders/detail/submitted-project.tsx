import { RemoteParcel, useLoaded } from '@title24/remote-kit/runtime';
import type { DeskOrder, OrderDifference, OrderSnapshot } from '@title24/shared-domain/orders';
import { outlineText, stepTitles } from '@title24/shared-domain/projects';
import { Select, Table } from '@title24/ui';
import { useMemo, useState } from 'react';
import { useStaffEndpoints } from '../../calls/staff-endpoints.ts';
import { StaffLoaded } from '../../calls/staff-loaded.tsx';
import cards from '../../cards/cards.module.css';
import { When } from '../../moments/when.tsx';
import { projectSnapshotParcel } from '../../parcels/mf-projects/snapshot.ts';
import styles from './detail.module.css';

/** Shows the project as submitted in the selected round, with the changes since the previous submission. */
export function SubmittedProject({ order }: { readonly order: DeskOrder }) {
  const { number, rounds, revisionOf } = order;
  const [round, setRound] = useState(rounds.at(-1)?.round ?? 0);
  const shown = rounds.find((each) => each.round === round);
  if (!shown) {
    return (
      <section aria-labelledby="project" className={styles.section}>
        <h3 id="project">Project</h3>
        <p>The customer has not submitted the revision yet.</p>
      </section>
    );
  }
  const { from, reply, message } = shown;
  const hasDifference = round > 1 || revisionOf !== null;
  return (
    <section aria-labelledby="project" className={styles.section}>
      <h3 id="project">Project as submitted</h3>
      {rounds.length > 1 ? (
        <Select
          label="Submission"
          value={String(round)}
          onChange={({ currentTarget: { value } }) => setRound(Number(value))}
        >
          {rounds.map((each) => (
            <option key={each.round} value={each.round}>
              Round {each.round}
            </option>
          ))}
        </Select>
      ) : null}
      <p>
        Submitted <When at={from} />
      </p>
      {reply !== '' && (
        <>
          <h4>Message from the customer</h4>
          <p className={cards.text} dir="auto">
            {reply}
          </p>
        </>
      )}
      {message !== '' && (
        <>
          <h4>Changes that we requested</h4>
          <p className={cards.text} dir="auto">
            {message}
          </p>
        </>
      )}
      {hasDifference && <Difference order={number} round={round} />}
      <Snapshot key={round} order={number} round={round} />
    </section>
  );
}

interface RoundProps {
  readonly order: string;
  readonly round: number;
}

function Difference({ order, round }: RoundProps) {
  const found = useLoaded(useStaffEndpoints().orderDifference, { order, round });
  return (
    <>
      <h4>What changed since the last submission</h4>
      <StaffLoaded from={found} what="what changed">
        {(difference) => <Changes difference={difference} />}
      </StaffLoaded>
    </>
  );
}

function Changes({ difference: { changes } }: { readonly difference: OrderDifference }) {
  if (changes.length === 0) return <p>No answer has changed.</p>;
  return (
    <Table caption="Changed answers" hideCaption stacks>
      <thead>
        <tr>
          <th scope="col">Answer</th>
          <th scope="col">Before</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ step, title, line, label, before, after }) => (
          <tr key={JSON.stringify([title, line, label])}>
            <th scope="row">
              {label}{' '}
              <span className={styles.where}>
                {stepTitles[step]}
                {title !== stepTitles[step] && `, ${title}`}
                {line !== '' && `, ${line}`}
              </span>
            </th>
            <td data-label="Before">
              <bdi>{before || '–'}</bdi>
            </td>
            <td data-label="Now">
              <bdi>{after || '–'}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Snapshot({ order, round }: RoundProps) {
  const found = useLoaded(useStaffEndpoints().orderSnapshot, { order, round });
  return (
    <StaffLoaded from={found} what="the project">
      {(snapshot) => <SnapshotView snapshot={snapshot} />}
    </StaffLoaded>
  );
}

function SnapshotView({ snapshot: { data, findings } }: { readonly snapshot: OrderSnapshot }) {
  const props = useMemo(() => ({ data, findings }), [data, findings]);
  return (
    <RemoteParcel
      parcel={projectSnapshotParcel}
      props={props}
      fallback={
        <ul>
          <li>{outlineText(data).facing}</li>
          {findings.map(({ id, where, message }) => (
            <li key={`${id} ${where}`}>{message}</li>
          ))}
        </ul>
      }
    />
  );
}
