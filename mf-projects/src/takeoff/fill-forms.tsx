import {
  fillFromPlan,
  measuredPlanRows,
  type PlanProblem,
  type PlanRow,
  partOfPlan,
  planRows,
  stepOfAddress,
  stepTitles,
  type TakeoffEntry,
} from '@title24/shared-domain/projects';
import { Alert, Button, Checkbox, Table } from '@title24/ui';
import { useId, useState } from 'react';
import { useProject } from '../project/project-context.ts';
import { stepPath } from '../project-paths.ts';
import { isBlankOutline } from './edit-plan.ts';
import styles from './takeoff.module.css';

interface Props {
  readonly plan: TakeoffEntry;
  readonly problems: readonly PlanProblem[];
}

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

const quantity = (value: number | null, unit: PlanRow['unit']) =>
  value === null ? 'Empty' : `${numbers.format(value)}${unit === '°' ? '' : ' '}${unit}`;

const isSame = ({ fromPlan, inForm }: PlanRow) => fromPlan === inForm;
const canFill = (row: PlanRow) => row.obstacle === null && !isSame(row);

/** A table 'From the plan / In the form' with a checkbox per row: only checked rows are filled into the forms (D6). */
export function FillForms({ plan, problems }: Props) {
  const { key, data, session } = useProject();
  const id = useId();
  // What the user checked or unchecked; other rows are checked if the form is empty.
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [filled, setFilled] = useState<readonly PlanRow[]>([]);
  const [wasEmpty, setWasEmpty] = useState(false);
  const rows = problems.length === 0 ? measuredPlanRows(data, plan) : null;
  if (!rows && plan.stories.every(({ polygons }) => polygons.every(isBlankOutline))) {
    return <p>Trace a story, or type its walls: the quantities then appear here.</p>;
  }
  if (!rows) {
    return (
      <Alert title="Finish the outlines first">
        <ul>
          {problems.map(({ story, outline, message }) => (
            <li key={`${story} ${outline} ${message}`}>
              {plan.stories[story]?.name}: {message}.
            </li>
          ))}
        </ul>
      </Alert>
    );
  }
  const isChosen = (row: PlanRow) => canFill(row) && (chosen.get(row.id) ?? row.inForm === null);
  const headings = [...new Set(rows.map(({ heading }) => heading))];
  const count = rows.filter(isChosen).length;

  function fill(): void {
    setWasEmpty(count === 0);
    if (count === 0 || !rows) return;
    const taken = rows.filter(isChosen);
    const ids = new Set(taken.map((row) => row.id));
    // Uses the current document, so that a line that was just added is not added twice.
    session?.change((before) =>
      fillFromPlan(
        before,
        planRows(before, plan, partOfPlan(plan, before.kind)).filter((row) => ids.has(row.id)),
      ),
    );
    void session?.flush();
    setFilled(taken);
    setChosen(new Map());
  }

  return (
    <div className={styles.fill}>
      <Table caption="Values from the plan and in the forms" stacks>
        <thead>
          <tr>
            <th scope="col">Fill in</th>
            <th scope="col">From the plan</th>
            <th scope="col">In the form</th>
          </tr>
        </thead>
        {headings.map((heading, at) => (
          <tbody key={heading}>
            <tr>
              <th scope="rowgroup" colSpan={3} id={`${id}-${at}`} className={styles.rowGroup}>
                {heading}
              </th>
            </tr>
            {rows
              .filter((row) => row.heading === heading)
              .map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    {canFill(row) ? (
                      <Checkbox
                        id={`${id}-${row.id}`}
                        aria-describedby={`${id}-${at}`}
                        label={row.label}
                        checked={isChosen(row)}
                        onChange={({ target }) =>
                          setChosen((before) => new Map(before).set(row.id, target.checked))
                        }
                      />
                    ) : (
                      <>
                        {row.label}
                        <span className={styles.rowNote}>{row.obstacle ?? 'The same'}</span>
                      </>
                    )}
                  </th>
                  <td data-label="From the plan" data-numeric>
                    {quantity(row.fromPlan, row.unit)}
                  </td>
                  <td data-label="In the form" data-numeric>
                    {quantity(row.inForm, row.unit)}
                  </td>
                </tr>
              ))}
          </tbody>
        ))}
      </Table>
      {wasEmpty && count === 0 && (
        <p role="alert" className={styles.problem}>
          Check the values to fill in.
        </p>
      )}
      {rows.some(canFill) ? (
        <div>
          <Button onClick={fill}>{count === 1 ? 'Fill in 1 value' : `Fill in ${count} values`}</Button>
        </div>
      ) : (
        <p>The forms match the plan.</p>
      )}
      <div role="status">
        {filled.length > 0 && (
          <p>
            {filled.length === 1 ? '1 value is' : `${filled.length} values are`} filled in. Continue with{' '}
            {stepsOf(filled).map((step, at, all) => (
              <span key={step}>
                {at > 0 && (at === all.length - 1 ? ' or ' : ', ')}
                <a href={stepPath(key, step)}>{stepTitles[step]}</a>
              </span>
            ))}
            .
          </p>
        )}
      </div>
    </div>
  );
}

function stepsOf(rows: readonly PlanRow[]) {
  const steps = rows.map(({ target }) => stepOfAddress(target.path)).filter((step) => step !== undefined);
  return [...new Set(steps)];
}
