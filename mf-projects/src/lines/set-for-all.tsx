import { useNow } from '@title24/remote-kit/runtime';
import { counted } from '@title24/shared-domain';
import {
  addressOf,
  type FieldGroup,
  glassHeightAddress,
  linesAt,
  type ProjectData,
  type ProjectKind,
  partOfLine,
  withAnswersOf,
  withTyped,
  withWindowHeight,
} from '@title24/shared-domain/projects';
import { Button, Select } from '@title24/ui';
import { useMemo, useState } from 'react';
import { FieldControl } from '../forms/field-control.tsx';
import { StepFormContext, useStepFormActions } from '../forms/step-form-context.ts';
import { UndoOffer } from '../forms/undo-offer.tsx';
import styles from './lines.module.css';

interface Props {
  readonly group: FieldGroup;
  readonly data: ProjectData;
  /** Ids of selected lines. */
  readonly selected: readonly string[];
  readonly change: (update: (before: ProjectData) => ProjectData) => void;
  readonly clear: () => void;
}

interface Done {
  readonly said: string;
  readonly before: ProjectData;
  /** Paths of changed fields. */
  readonly addresses: readonly string[];
}

/** Sets a field for all selected lines. */
export function SetForAll({ group, data, selected, change, clear }: Props) {
  const thisYear = useNow().getFullYear();
  const actions = useStepFormActions();
  const fields = group.fields.filter(({ kinds }) => kinds?.includes(data.kind) ?? true);
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [done, setDone] = useState<Done | null>(null);
  const field = fields.find((each) => each.name === name);
  const own = useMemo(
    () => ({ ...actions, type: (_: string, typed: string) => setText(typed), leave: () => undefined }),
    [actions],
  );

  function set(): void {
    if (!field) return;
    const addresses = selected.map((id) => addressOf({ group, id }, field));
    change((before) => {
      const said = `${field.label} is set for ${counted(selected.length, 'line')}.`;
      setDone({
        said,
        before,
        addresses: [...addresses, ...addresses.flatMap((address) => glassHeightAddress(address) ?? [])],
      });
      return addresses.reduce(
        (after, address) => withWindowHeight(after, withTyped(after, address, text, thisYear), address),
        before,
      );
    });
  }

  return (
    <div hidden={selected.length === 0 && done === null}>
      {selected.length > 0 && (
        <fieldset className={styles.setForAll}>
          <legend>
            {selected.length} selected{' '}
            <Button variant="quiet" size="small" onClick={clear}>
              Clear
            </Button>
          </legend>
          <Select
            label="Set"
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              setText('');
            }}
          >
            <option value="">Choose a field</option>
            {fields.map((each) => (
              <option key={each.name} value={each.name}>
                {each.label}
              </option>
            ))}
          </Select>
          {field && (
            <>
              <StepFormContext value={own}>
                <FieldControl
                  field={field}
                  address={`all.${group.path}.${field.name}`}
                  text={text}
                  kind={data.kind}
                  part={commonPart(data, group, selected)}
                  error={undefined}
                  isInLine
                  hasHelp={false}
                />
              </StepFormContext>
              <Button variant="secondary" onClick={set}>
                Set for all
              </Button>
            </>
          )}
        </fieldset>
      )}
      <UndoOffer
        said={done?.said ?? null}
        undo={() => {
          if (!done) return;
          change((now) => withAnswersOf(now, done.before, done.addresses, thisYear));
          setDone(null);
        }}
      />
    </div>
  );
}

/** Returns the part of the house to which all selected lines belong, or undefined if their parts differ. */
function commonPart(data: ProjectData, { path }: FieldGroup, ids: readonly string[]) {
  const kind: ProjectKind = data.kind;
  const parts = new Set(
    linesAt(data, path)
      .filter(({ id }) => ids.includes(String(id)))
      .map((line) => partOfLine(line, kind)),
  );
  return parts.size === 1 ? [...parts][0] : undefined;
}
