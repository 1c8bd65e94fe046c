import styles from './tracing.module.css';

const keys: readonly (readonly [string, string])[] = [
  ['Arrow keys', 'Move the crosshair by 1 foot; with Shift by 1 inch, with Ctrl by 10 feet'],
  ['Enter', 'What a click does: set a point or corner, choose a wall'],
  ['0 to 9', 'Type the length of the open wall: the crosshair says in which direction. Enter places it'],
  ['C', 'Close the outline that you trace'],
  ['[ and ]', 'Go around the walls'],
  ['E G C A B H', 'Behind the chosen wall: exterior, garage, crawlspace, attic, below grade, heated rooms'],
  ['O', 'Add a window or door to the chosen wall'],
  ['Delete', 'Remove the chosen corner'],
  ['Ctrl+Z, Ctrl+Shift+Z', 'Undo, redo'],
  ['Alt', 'Held down, points do not snap'],
  ['+ and −', 'Zoom'],
  ['Escape', 'Leave the tool. What is traced stays'],
  ['Tab', 'Leave the plan'],
];

/** The keys that work while the plan has the focus. */
export function KeyHelp({ id }: { readonly id: string }) {
  return (
    <>
      <p id={id} className="visually-hidden">
        Arrow keys move the crosshair, Enter sets a point. Square brackets go around the walls. The keys are
        listed below the plan.
      </p>
      <details className={styles.keys}>
        <summary>Keys on the plan</summary>
        <dl>
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
