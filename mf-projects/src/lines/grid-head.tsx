import type { FieldGroup, ProjectKind } from '@title24/shared-domain/projects';
import { columnTitle, columnWidth, gridFields } from './grid-fields.ts';
import styles from './lines.module.css';

interface Props {
  readonly group: FieldGroup;
  readonly kind: ProjectKind;
  /** Whether all lines are selected. */
  readonly isAll: boolean;
  readonly selectAll: (isAll: boolean) => void;
}

/**
 * A grid's checkbox to select all lines, and its column headings. The headings are hidden from screen readers, because
 * each cell has its own label.
 */
export function GridHead({ group, kind, isAll, selectAll }: Props) {
  return (
    <div className={styles.gridHead}>
      <input
        type="checkbox"
        className={styles.select}
        aria-label={`Select all ${group.title.toLowerCase()}`}
        checked={isAll}
        onChange={({ target }) => selectAll(target.checked)}
      />
      <span className={styles.rowTitle} />
      {gridFields(group, kind).map((field) => (
        <span key={field.name} className={styles[columnWidth(field)]} aria-hidden="true">
          {columnTitle(field)}
        </span>
      ))}
      <span className={styles.rowActions} />
    </div>
  );
}
