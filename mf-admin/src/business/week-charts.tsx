import { formatCalendarDate } from '@title24/shared-domain';
import type { WeekFigures } from '@title24/shared-domain/work';
import styles from './business.module.css';
import { sharesOf, type WeekFigure, weekFigures } from './week-figures.ts';

interface Props {
  /** Oldest first. */
  readonly weeks: readonly WeekFigures[];
}

/** Shows the weekly figures as small bar charts, and in a table. */
export function WeekCharts({ weeks }: Props) {
  return (
    <section aria-labelledby="weeks" className={styles.section}>
      <h2 id="weeks">Last {weeks.length} weeks</h2>
      <ul className={styles.charts}>
        {weekFigures.map((figure) => (
          <li key={figure.title}>
            <Chart figure={figure} weeks={weeks} />
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/useSemanticElements: a scrollable table needs a name and must be focusable */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the table must be scrollable by keyboard */}
      <div className={styles.scrolls} role="region" aria-label="Figures by week" tabIndex={0}>
        <table>
          <caption className="visually-hidden">Figures by week, the newest first</caption>
          <thead>
            <tr>
              <th scope="col">Week of</th>
              {weekFigures.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map((week) => (
              <tr key={week.from}>
                <th scope="row">{formatCalendarDate(week.from)}</th>
                {weekFigures.map((figure) => (
                  <td key={figure.title}>{wordsOf(figure, week)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function wordsOf({ of, format }: WeekFigure, week: WeekFigures): string {
  const value = of(week);
  return value === null ? '–' : format(value);
}

const [width, height, gap] = [12, 40, 3];

/** A bar chart that gives screen readers only the latest figure, because the table contains all. */
function Chart({ figure, weeks }: { readonly figure: WeekFigure; readonly weeks: readonly WeekFigures[] }) {
  const shares = sharesOf(figure, weeks);
  const newest = weeks.at(-1);
  const base = shares.some((share) => share < 0) ? height / 2 : height;
  const end = shares.length * (width + gap);
  return (
    <figure className={styles.chart}>
      <figcaption>
        {figure.title} <strong>{newest && wordsOf(figure, newest)}</strong> <span>this week</span>
      </figcaption>
      <svg viewBox={`0 0 ${end} ${height + 1}`} aria-hidden="true">
        {shares.map((share, index) => (
          <rect
            key={weeks[index]?.from}
            className={index === shares.length - 1 ? styles.newest : undefined}
            x={index * (width + gap)}
            y={share < 0 ? base : base - share * base}
            width={width}
            height={Math.abs(share) * base}
          />
        ))}
        <line x1="0" x2={end} y1={base + 0.5} y2={base + 0.5} />
      </svg>
    </figure>
  );
}
