import {
  addressOf,
  type FieldGroup,
  isAsked,
  type ProjectData,
  type ProjectKind,
  partOfLine,
  typedText,
} from '@title24/shared-domain/projects';
import { FieldControl } from '../forms/field-control.tsx';
import { columnWidth, gridFields } from './grid-fields.ts';
import styles from './lines.module.css';

interface Props {
  readonly group: FieldGroup;
  readonly line: Readonly<Record<string, unknown>>;
  readonly kind: ProjectKind;
  readonly raw: ProjectData['raw'];
  /** Maps a field's path to the text that the user is entering. */
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
}

/** A collapsed line's main fields as cells of its row. */
export function GridCells({ group, line, kind, raw, typed, errors }: Props) {
  const of = { group, values: line, id: String(line.id) };
  return gridFields(group, kind).map((field) => {
    const address = addressOf(of, field);
    return (
      <div key={field.name} className={styles[columnWidth(field)]} data-cell={field.name}>
        {isAsked(field, of, kind) && (
          <FieldControl
            field={field}
            address={address}
            text={typed[address] ?? typedText(field, of, raw)}
            kind={kind}
            part={partOfLine(line, kind)}
            error={errors[address]}
            isInLine
            isCell
            hasHelp={false}
          />
        )}
      </div>
    );
  });
}
