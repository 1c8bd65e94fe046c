import type { Orientation } from '@title24/shared-domain/takeoff';
import { classNames } from '@title24/ui';
import styles from './outline.module.css';

/** Color classes of the sides. A diagonal side has the color of an adjacent side, but a different pattern. */
const sideColors = {
  front: styles.front,
  frontLeft: styles.front,
  left: styles.left,
  leftBack: styles.left,
  back: styles.back,
  backRight: styles.back,
  right: styles.right,
  rightFront: styles.right,
} as const satisfies Readonly<Record<Orientation, string | undefined>>;

const marks: Readonly<Record<Orientation, string>> = {
  front: 'M0 0H6V6H0z',
  frontLeft: 'M0 0H6V3H0z',
  left: 'M-1 1 1 -1M0 6 6 0M5 7 7 5',
  leftBack: 'M3 0V6',
  back: 'M0 0 6 6M0 6 6 0',
  backRight: 'M0 3H6',
  right: 'M2 2H4V4H2z',
  rightFront: 'M-1 5 1 7M0 0 6 6M5 -1 7 1',
};

const isFilled = (mark: string) => mark.endsWith('z');

/**
 * Returns a side's pattern, as the value of `fill`, and its color class.
 * @param prefix - id prefix of the {@link OutlinePatterns}
 */
export function sidePattern(prefix: string, orientation: Orientation) {
  return { id: `url(#${prefix}-${orientation})`, className: sideColors[orientation] };
}

/** Defines the fill patterns of the sides, with `id` as the prefix of their ids. */
export function OutlinePatterns({ id }: { id: string }) {
  return (
    <svg className={styles.patterns} aria-hidden="true" focusable="false">
      <defs>
        {Object.entries(marks).map(([orientation, mark]) => (
          <pattern
            key={orientation}
            id={`${id}-${orientation}`}
            className={classNames(
              sideColors[orientation as Orientation],
              isFilled(mark) ? styles.filled : styles.hatched,
            )}
            width={6}
            height={6}
            patternUnits="userSpaceOnUse"
          >
            <path d={mark} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
