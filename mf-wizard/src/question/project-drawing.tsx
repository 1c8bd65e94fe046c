import type { Drawing } from '../decision-tree/node.ts';
import styles from './project-drawing.module.css';

const roof = 'M14 34 42 12l28 22';
const walls = 'M20 30v32h44V30';
const door = 'M37 62V46h10v16';

/** The unchanged parts of a house and the parts that the project changes, on a grid of 112 by 72. */
const drawings: Readonly<Record<Drawing, { readonly stays: string; readonly made: string }>> = {
  new: {
    stays: 'M4 62h104',
    made: 'M28 34 56 12l28 22M34 30v32h44V30M51 62V46h10v16M40 38h8v8h-8zM64 38h8v8h-8z',
  },
  add: {
    stays: `M4 62h104${roof}${walls}${door}`,
    made: 'M64 40h36v22H64zM82 62V50h10v12M69 46h7v7h-7z',
  },
  change: {
    stays: `M4 62h104${walls}${door}`,
    // Roof, windows, and the equipment beside the house.
    made: `${roof}M25 40h8v8h-8zM51 40h8v8h-8zM76 46h18v16H76zM85 49a5 5 0 1 0 0 10 5 5 0 0 0 0-10M85 51v6M82 54h6`,
  },
  'not-sure': {
    stays: 'M4 62h104M28 34 56 12l28 22M34 30v32h44V30',
    made: 'M48 38c0-11 16-11 16 0 0 7-8 6-8 12M56 55.5v.5',
  },
};

/** A house with the parts that an answer is about highlighted. Decorative, beside the answer's text. */
export function ProjectDrawing({ of }: { of: Drawing }) {
  const { stays, made } = drawings[of];
  return (
    <svg className={styles.drawing} viewBox="0 0 112 72" aria-hidden="true" data-drawing={of}>
      <path d={stays} className={styles.stays} />
      <path d={made} className={styles.made} />
    </svg>
  );
}
