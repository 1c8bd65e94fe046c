import { classNames } from '@title24/ui';
import styles from './zone-map.module.css';
import { zoneOutlines } from './zone-outlines.ts';

/** Renders a map of the climate zones with `zone` highlighted. */
export function ZoneMap({ zone }: { readonly zone: number | undefined }) {
  return (
    <figure className={styles.map}>
      <svg viewBox="-8 -8 616 712" role="img" aria-label="Map of California’s 16 climate zones">
        {zoneOutlines.map(({ outline, inside: [x, y], lineTo }, index) => {
          const number = index + 1;
          return (
            <g key={number} className={classNames(styles.zone, number === zone && styles.found)}>
              <path className={styles.outline} d={outline} />
              {lineTo && <path d={`M${x} ${y}L${lineTo}`} />}
              <text
                x={lineTo ? lineTo[0] - 4 : x}
                y={lineTo?.[1] ?? y}
                textAnchor={lineTo ? 'end' : 'middle'}
              >
                {number}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>
        Drawn from the Energy Commission’s list: each place has the zone of the nearest ZIP code.
      </figcaption>
    </figure>
  );
}
