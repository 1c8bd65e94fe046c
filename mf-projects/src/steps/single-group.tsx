import {
  type FieldGroup,
  isAsked,
  isObject,
  type ProjectData,
  valueAt,
  valuesOfGroup,
} from '@title24/shared-domain/projects';
import { Checkbox } from '@title24/ui';
import { GroupFields } from '../forms/group-fields.tsx';
import { SystemPresets } from '../forms/system-presets.tsx';
import type { PlacedFindings } from './step-findings.ts';
import styles from './steps.module.css';

interface Props {
  readonly group: FieldGroup;
  readonly data: ProjectData;
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: ReadonlyMap<string, string>;
  readonly placed: PlacedFindings;
  readonly take: (credit: string, isTaken: boolean) => void;
}

/** Fields of a group that is not a list. A credit's fields appear when the credit is selected. */
export function SingleGroup({ group, data, typed, errors, placed, take }: Props) {
  const isTaken = isObject(valueAt(data, group.path));
  const [of] = group.credit && !isTaken ? [{ group, values: {} }] : valuesOfGroup(data, group);
  if (!of || !group.fields.some((field) => isAsked(field, of, data.kind) || 'fixed' in field)) return null;
  const fields = (
    <GroupFields
      of={of}
      kind={data.kind}
      raw={data.raw}
      typed={typed}
      errors={errors}
      findings={placed.byField}
      missing={placed.missing}
      headingLevel={2}
    />
  );
  if (!group.credit) {
    return (
      <div className={styles.group}>
        {group.path === 'mechanical' && <SystemPresets />}
        {fields}
      </div>
    );
  }
  return (
    <div className={styles.group}>
      <h2>{group.title}</h2>
      <Checkbox
        id={group.path}
        label={`Take the ${group.title.charAt(0).toLowerCase()}${group.title.slice(1)}`}
        checked={isTaken}
        onChange={({ target }) => take(group.path, target.checked)}
      />
      {isTaken && fields}
    </div>
  );
}
