import styles from './outline.module.css';

interface Props {
  /** Direction of north in degrees clockwise from the top of the drawing. */
  readonly bearing: number;
  readonly at: readonly [x: number, y: number];
}

export function NorthArrow({ bearing, at: [x, y] }: Props) {
  const angle = (bearing * Math.PI) / 180;
  const letterDistance = 9;
  return (
    <g className={styles.north} transform={`translate(${x} ${y})`}>
      <circle r={22} />
      <path d="M0 -20 7 -2 0 -6 -7 -2z" transform={`rotate(${bearing})`} />
      <text x={-Math.sin(angle) * letterDistance} y={Math.cos(angle) * letterDistance}>
        N
      </text>
    </g>
  );
}
