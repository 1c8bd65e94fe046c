import type { ReactNode } from 'react';
import styles from './takeoff-pictures.module.css';

/** An L-shaped house, without its garage. */
const walls = 'M40 40H220V120H150V170H40Z';

/** Shows step by step how to measure a plan. */
export default function TakeoffPictures() {
  return (
    <div className={styles.pictures}>
      <Step
        title="1. Set the scale"
        about="Click both ends of a dimension line on the plan, and type the length it shows."
      >
        <path className={styles.plan} d={walls} />
        <path className={styles.plan} d="M40 20H220M40 14V26M220 14V26" />
        <path className={styles.mark} d="M40 20H220" />
        <circle className={styles.point} cx="40" cy="20" r="5" />
        <circle className={styles.point} cx="220" cy="20" r="5" />
        <text x="130" y="12">
          36'
        </text>
      </Step>
      <Step
        title="2. Set north and the front"
        about="Click the tail and the head of the north arrow, then the wall with the front door."
      >
        <path className={styles.plan} d={walls} />
        <path className={styles.mark} d="M262 80V30M254 42L262 30L270 42" />
        <text x="262" y="100">
          N
        </text>
        <path className={styles.mark} d="M40 170H150" />
        <text x="95" y="188">
          Front
        </text>
      </Step>
      <Step
        title="3. Trace the outside of the walls"
        about="Go from corner to corner around the floor, back to the first one. Leave the garage out."
      >
        <path className={styles.plan} d={`${walls}M150 120V170H220V120`} />
        <text x="185" y="150">
          Garage
        </text>
        <path className={styles.mark} d="M40 40H220V120H150" />
        <path className={styles.live} d="M150 120V160" />
        {[
          [40, 40],
          [220, 40],
          [220, 120],
          [150, 120],
        ].map(([x, y]) => (
          <circle key={`${x} ${y}`} className={styles.point} cx={x} cy={y} r="5" />
        ))}
      </Step>
      <Step
        title="4. Say what is behind each wall"
        about="Walls next to the garage aren’t outdoors. Add windows and doors to their walls."
      >
        <path className={styles.floor} d={walls} />
        <path className={styles.inner} d="M220 120H150V170" />
        <path className={styles.glass} d="M80 40H130M40 90V130" />
        <text x="185" y="150">
          Garage
        </text>
        <text x="105" y="30">
          Window
        </text>
      </Step>
    </div>
  );
}

function Step({
  title,
  about,
  children,
}: {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}) {
  return (
    <figure>
      <svg viewBox="0 0 290 200" role="img" aria-label={`${title}. ${about}`} className={styles.drawing}>
        {children}
      </svg>
      <figcaption>
        <strong>{title}</strong> {about}
      </figcaption>
    </figure>
  );
}
