import { formatNumber } from '@title24/shared-domain';
import {
  type PrintedScale,
  printedScaleOf,
  printedScales,
  type Scale,
  scaleDifference,
  scaleOfPrinted,
  stretchedPercent,
  writeLength,
} from '@title24/shared-domain/takeoff';
import { alertIcon, checkIcon, Icon, Select } from '@title24/ui';
import styles from './tracing.module.css';

interface Props {
  readonly scale: Scale | null;
  readonly check: Scale | undefined;
  /** Whether the page has a paper size, which a printed scale needs. */
  readonly isPdf: boolean;
  /** Whether the scale tool is selected and still needs a point. */
  readonly isChosen: boolean;
  readonly onScale: (scale: Scale) => void;
}

/**
 * The page's scale, and how far a second known length deviates from it. For PDFs, the user can select a printed scale.
 */
export function ScaleLine({ scale, check, isPdf, isChosen, onScale }: Props) {
  const printed = isPdf && scale ? printedScaleOf(scale) : null;
  const difference = scale && check ? scaleDifference(scale, check) : null;
  return (
    <div className={styles.scale}>
      {isPdf && isChosen && (
        <Select
          id="printed-scale"
          label="Printed scale of this page"
          hint="Only for full-size PDFs. Check it against a dimension on the plan."
          value={printed?.name ?? ''}
          onChange={({ target }) => {
            const chosen = printedScales.find(({ name }: PrintedScale) => name === target.value);
            if (chosen) onScale(scaleOfPrinted(chosen));
          }}
        >
          <option value="">{scale ? 'Set by two points' : 'Choose, or set it by two points'}</option>
          {printedScales.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {scale && (
        <p>
          Scale: {printed ? printed.name : `the length that you marked is ${writeLength(scale.lengthFeet)}`}.
        </p>
      )}
      {difference !== null && Math.abs(difference) <= stretchedPercent && (
        <p className={styles.fine}>
          <Icon path={checkIcon} size="small" /> The second length fits: it differs by{' '}
          {formatNumber(Math.abs(difference), 1)} percent.
        </p>
      )}
      {difference !== null && Math.abs(difference) > stretchedPercent && (
        <p className={styles.warning} role="alert">
          <Icon path={alertIcon} size="small" label="Warning" /> The second length measures{' '}
          {formatNumber(Math.abs(difference), 1)} percent too {difference > 0 ? 'long' : 'short'}. The plan
          may be stretched, or one of the two lengths was marked or typed wrong.
        </p>
      )}
    </div>
  );
}
