import type { ReactNode } from 'react';
import styles from './rating-drawing.module.css';

export type RatedUnit = 'cooling' | 'heating' | 'water';

interface Drawing {
  readonly about: string;
  readonly ratings: string;
  readonly unit: ReactNode;
  /** Upper left corner of the EnergyGuide label on the unit, in SVG coordinates. */
  readonly label: readonly [x: number, y: number];
}

const drawings: Readonly<Record<RatedUnit, Drawing>> = {
  cooling: {
    about: 'The yellow EnergyGuide label on the outdoor unit has the SEER2.',
    ratings: 'SEER2',
    label: [86, 92],
    unit: (
      <>
        <rect x="30" y="50" width="100" height="100" rx="4" />
        <circle cx="66" cy="92" r="26" />
        <path d="M66 66V118M40 92H92M48 74L84 110M84 74L48 110" />
      </>
    ),
  },
  heating: {
    about: 'The yellow EnergyGuide label on the furnace or outdoor unit has the AFUE or HSPF2.',
    ratings: 'AFUE or HSPF2',
    label: [66, 70],
    unit: (
      <>
        <rect x="45" y="30" width="70" height="130" rx="4" />
        <path d="M45 120H115M58 132H102M58 144H102M64 30V14H96V30" />
      </>
    ),
  },
  water: {
    about: 'The yellow EnergyGuide label is on the side of the tank. Its rating is the UEF.',
    ratings: 'UEF',
    label: [66, 70],
    unit: (
      <>
        <rect x="48" y="30" width="64" height="130" rx="16" />
        <path d="M66 30V12M94 30V12M48 132H112" />
      </>
    ),
  },
};

/** Draws a cooling, heating or hot-water unit with its EnergyGuide label, and an enlarged copy of the label. */
export default function RatingDrawing({ unit }: { readonly unit: RatedUnit }) {
  const { about, ratings, unit: lines, label } = drawings[unit];
  const [x, y] = label;
  return (
    <svg viewBox="0 0 340 175" role="img" aria-label={about} className={styles.drawing}>
      <g className={styles.unit}>{lines}</g>
      <rect className={styles.label} x={x} y={y} width="28" height="38" />
      <path className={styles.pointer} d={`M${x + 28} ${y}L180 20M${x + 28} ${y + 38}L180 155`} />
      <rect className={styles.label} x="180" y="20" width="140" height="135" rx="3" />
      <text x="250" y="46" className={styles.title}>
        EnergyGuide
      </text>
      <path className={styles.rule} d="M192 58H308M192 120H308M192 132H280" />
      <text x="250" y="80">
        {ratings}
      </text>
      <rect className={styles.value} x="215" y="88" width="70" height="24" rx="3" />
      <text x="250" y="105" className={styles.title}>
        ?
      </text>
    </svg>
  );
}
