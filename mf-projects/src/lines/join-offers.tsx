import { areaOf, type GlazingEntryLine, joinableLines, writeAction } from '@title24/shared-domain/projects';
import { Alert, Button, Cluster } from '@title24/ui';
import { useMemo } from 'react';
import { useStepFormActions } from '../forms/step-form-context.ts';

interface Props {
  readonly table: 'existing' | 'added';
  readonly lines: readonly GlazingEntryLine[] | undefined;
  readonly onJoin: (table: 'existing' | 'added', lines: readonly string[]) => void;
}

/** Offers to join windows that differ only in size into one line. Lines that are still empty are ignored. */
export function JoinOffers({ table, lines = [], onJoin }: Props) {
  const { isLive } = useStepFormActions();
  const groups = useMemo(() => {
    const filled = lines.filter((line) => areaOf(line) !== undefined && line.orientation !== undefined);
    const ids = new Set(filled.map(({ id }) => id));
    return joinableLines(lines).filter((group) => group.every((id) => ids.has(id)));
  }, [lines]);
  if (groups.length === 0) return null;
  const numbers = new Map(lines.map(({ id }, index) => [id, index + 1]));
  return groups.map((ids) => (
    <Alert key={ids.join()} title={`These ${ids.length} lines can be one`}>
      <Cluster>
        <span>Windows {ids.map((id) => numbers.get(id)).join(', ')} differ in their size alone.</span>
        <Button
          type="submit"
          variant="secondary"
          size="small"
          name="action"
          value={writeAction({ do: 'join', table, lines: ids })}
          onClick={(event) => {
            if (!isLive) return;
            event.preventDefault();
            onJoin(table, ids);
          }}
        >
          Join windows {ids.map((id) => numbers.get(id)).join(', ')}
        </Button>
      </Cluster>
    </Alert>
  ));
}
