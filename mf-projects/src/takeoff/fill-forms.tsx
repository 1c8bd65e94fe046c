import { counted, formatNumber } from '@title24/shared-domain';
import {
  fillFromPlan,
  measuredPlanRows,
  type PlanProblem,
  type PlanRow,
  planRows,
  stepOfAddress,
  stepTitles,
  type TakeoffEntry,
} from '@title24/shared-domain/projects';
import { Alert, Button, Checkbox, Table } from '@title24/ui';
import { useId, useState } from 'react';
import { useProject } from '../project/project-context.ts';
import { stepPath } from '../project-paths.ts';
import { stepForm } from '../steps/form-code.ts';
import { isBlankOutline } from './edit-plan.ts';
import styles from './takeoff.module.css';

/** The rows that compare the plan with the forms, and which of these rows the user selected. */
export interface Filling {
  /** Null while the plan cannot be measured. */
  readonly rows: readonly PlanRow[] | null;
  /** Whether any row can be filled in. */
  readonly isOpen: boolean;
  /** Number of selected rows. */
  readonly count: number;
  readonly isChosen: (row: PlanRow) => boolean;
  readonly choose: (row: PlanRow, isChosen: boolean) => void;
  /** Fills in the selected rows and saves. */
  readonly fill: () => void;
  /** Rows that were most recently filled in. */
  readonly filled: readonly PlanRow[];
  /** Whether no row was selected when 'Fill in' was last pressed, and none is selected now. */
  readonly wasEmpty: boolean;
}

interface Props {
  readonly plan: TakeoffEntry;
  readonly problems: readonly PlanProblem[];
  readonly filling: Filling;
  /** Whether a button below the table fills in the values. */
  readonly hasButton: boolean;
}

const quantity = (value: number | null, unit: PlanRow['unit']) =>
  value === null ? 'Empty' : `${formatNumber(value)}${unit === '°' ? '' : ' '}${unit}`;

const isSame = ({ fromPlan, inForm }: PlanRow) => fromPlan === inForm;
const canFill = (row: PlanRow) => row.obstacle === null && !isSame(row);

/** Compares a plan with the forms, row by row (D6). */
export function useFilling(plan: TakeoffEntry, problems: readonly PlanProblem[]): Filling {
  const { data, session } = useProject();
  // The user's selection. By default, rows with an empty form field are selected.
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [filled, setFilled] = useState<readonly PlanRow[]>([]);
  const [wasEmpty, setWasEmpty] = useState(false);
  const rows = problems.length === 0 ? measuredPlanRows(data, plan) : null;
  const isChosen = (row: PlanRow) => canFill(row) && (chosen.get(row.id) ?? row.inForm === null);
  const taken = (rows ?? []).filter(isChosen);

  function fill(): void {
    setWasEmpty(taken.length === 0);
    if (taken.length === 0) return;
    const ids = new Set(taken.map((row) => row.id));
    // Takes the rows from the project's current data. Otherwise, a form line that was just added would be added twice.
    session?.change((before) =>
      fillFromPlan(
        before,
        planRows(before, plan).filter((row) => ids.has(row.id)),
      ),
    );
    void session?.flush();
    setFilled(taken);
    setChosen(new Map());
    // Links to the step form appear once the values are filled in, so the form's code is preloaded.
    stepForm.load().catch(() => undefined);
  }

  return {
    rows,
    isOpen: rows?.some(canFill) ?? false,
    count: taken.length,
    isChosen,
    choose: (row, isNow) => setChosen((before) => new Map(before).set(row.id, isNow)),
    fill,
    filled,
    wasEmpty: wasEmpty && taken.length === 0,
  };
}

/** Returns the label of the button that fills in the given number of values. */
export const fillLabel = (count: number) => (count === 1 ? 'Fill in 1 value' : `Fill in ${count} values`);

/** A table that shows values from the plan beside those in the form. Only selected rows are filled in (D6). */
export function FillForms({ plan, problems, filling, hasButton }: Props) {
  const { key } = useProject();
  const id = useId();
  const { rows, isOpen, count, isChosen, choose, fill, filled, wasEmpty } = filling;
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
  const headings = [...new Set(rows.map(({ heading }) => heading))];

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
                        onChange={({ target }) => choose(row, target.checked)}
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
      {wasEmpty && (
        <p role="alert" className={styles.problem}>
          Check the values to fill in.
        </p>
      )}
      {rows.every(isSame) && <p>The forms match the plan.</p>}
      {isOpen && hasButton && (
        <div>
          <Button onClick={fill}>{fillLabel(count)}</Button>
        </div>
      )}
      <div role="status">
        {filled.length > 0 && (
          <p>
            {counted(filled.length, 'value is', 'values are')} filled in. Continue with{' '}
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
