import { useNow } from '@title24/remote-kit/runtime';
import { counted } from '@title24/shared-domain';
import {
  addressOf,
  type FieldGroup,
  linesAt,
  type PastedLines,
  type ProjectData,
  pasteColumns,
  withoutPasted,
  withPastedLines,
} from '@title24/shared-domain/projects';
import { Button, Cluster, Stack, TextArea } from '@title24/ui';
import { useState } from 'react';
import { lineTitle } from './line-facts.ts';

interface Props {
  readonly group: FieldGroup;
  readonly data: ProjectData;
  readonly change: (update: (before: ProjectData) => ProjectData) => void;
}

/** Adds lines from copied spreadsheet rows, and reports invalid cells. */
export function PasteLines({ group, data, change }: Props) {
  const thisYear = useNow().getFullYear();
  const [text, setText] = useState('');
  const [pasted, setPasted] = useState<PastedLines | null>(null);
  const columns = pasteColumns(group).map(({ label }) => label);
  const add = () =>
    change((before) => {
      const after = withPastedLines(before, group, text, thisYear);
      setPasted(after);
      if (after.added.length > 0) setText('');
      return after.data;
    });
  return (
    <details>
      <summary>Paste rows from a spreadsheet</summary>
      <Stack gap="small">
        <TextArea
          label={`Rows of ${group.title.toLowerCase()}`}
          hint={`Copy the heading too, or keep this order: ${columns.join(', ')}.`}
          rows={4}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div>
          <Button variant="secondary" disabled={text.trim() === ''} onClick={add}>
            Add these rows
          </Button>
        </div>
        <div role="status">
          {pasted && (
            <PastedRows
              {...{ group, data, pasted }}
              undo={() => {
                change((before) => withoutPasted(before, pasted.added));
                setPasted(null);
              }}
            />
          )}
        </div>
      </Stack>
    </details>
  );
}

interface PastedProps {
  readonly group: FieldGroup;
  readonly data: ProjectData;
  readonly pasted: PastedLines;
  readonly undo: () => void;
}

function PastedRows({ group, data, pasted, undo }: PastedProps) {
  const { added, toCorrect, labeled, ignoredColumns, tooMany } = pasted;
  const ids = linesAt(data, group.path).map(({ id }) => String(id));
  return (
    <>
      <Cluster>
        <span>{counted(added.length, 'row is', 'rows are')} added.</span>
        {added.length > 0 && (
          <Button variant="secondary" size="small" onClick={undo}>
            Undo
          </Button>
        )}
      </Cluster>
      {labeled > 0 && (
        <p>
          NFRC label is set to Yes in {counted(labeled, 'row')}, as a U-factor or SHGC is given. Change it for
          windows without a label.
        </p>
      )}
      {tooMany > 0 && (
        <p>
          {counted(tooMany, 'row is', 'rows are')} left out: this list takes {group.list?.max} lines.
        </p>
      )}
      {ignoredColumns.length > 0 && <p>Columns left out: {ignoredColumns.join(', ')}.</p>}
      {toCorrect.length > 0 && (
        <>
          <p>To correct, as we couldn’t read it:</p>
          <ul>
            {toCorrect.map(({ line, field, text }) => {
              const address = addressOf({ group, id: line }, field);
              return (
                <li key={address}>
                  <a href={`#${address}`}>
                    {lineTitle(group, ids.indexOf(line))}, {field.label}
                  </a>
                  : “{text}”
                </li>
              );
            })}
          </ul>
        </>
      )}
    </>
  );
}
