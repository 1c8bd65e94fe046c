import { formatNumber } from '@title24/shared-domain';
import { alertIcon, Icon } from '@title24/ui';
import styles from './tracing.module.css';

interface Props {
  /** Inches of the house per CSS pixel. Null without a scale. */
  readonly inchesPerPixel: number | null;
  /** Whether points snap to the plan's lines. */
  readonly hasLines: boolean;
}

/** Shows how to place points precisely. Warns if a pixel covers more than an inch of the house. */
export function PrecisionNote({ inchesPerPixel, hasLines }: Props) {
  return (
    <>
      {hasLines ? 'Points snap to the plan’s lines. ' : 'Zoom in to hit a corner. '}
      {inchesPerPixel !== null && inchesPerPixel > 1 && (
        <span className={styles.warning}>
          <Icon path={alertIcon} size="small" label="Warning" /> One pixel is{' '}
          {formatNumber(inchesPerPixel, 1)} in. Zoom in to be exact.
        </span>
      )}
    </>
  );
}
