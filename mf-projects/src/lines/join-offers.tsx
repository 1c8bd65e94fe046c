import { areaOf, type GlazingEntryLine, joinableLines } from '@title24/shared-domain/projects';
import { Alert, Button, Cluster } from '@title24/ui';
import { memo, useDeferredValue, useMemo } from 'react';

interface Props {
  readonly table: 'existing' | 'added';
  readonly lines: readonly GlazingEntryLine[] | undefined;
  readonly onJoin: (table: 'existing' | 'added', lines: readonly string[]) => void;
}

const noLines: readonly GlazingEntryLine[] = [];

/**
 * Offers to join windows that differ only in `width`, `height`, `count` or `area`, unless an orientation or area is
 * missing. The search for such windows is deferred, so that it does not delay typing.
 */
export function JoinOffers({ table, lines: present = noLines, onJoin }: Props) {
  const lines = useDeferredValue(present);
  const groups = useMemo(() => {
    const numbers = new Map(lines.map(({ id }, index) => [id, index + 1]));
    const isFilled = (id: string) => {
      const line = lines[(numbers.get(id) ?? 0) - 1];
      return line?.orientation !== undefined && areaOf(line) !== undefined;
    };
    return joinableLines(lines)
      .filter((ids) => ids.every(isFilled))
      .map((ids) => ({ ids: ids.join(), numbers: ids.map((id) => numbers.get(id)).join(', ') }));
  }, [lines]);
  return groups.map(({ ids, numbers }) => (
    <JoinOffer key={ids} table={table} ids={ids} numbers={numbers} onJoin={onJoin} />
  ));
}

interface OfferProps extends Pick<Props, 'table' | 'onJoin'> {
  /** The ids in one string, separated by commas, so that equal ids cause no render. */
  readonly ids: string;
  readonly numbers: string;
}

const JoinOffer = memo(function JoinOffer({ table, ids, numbers, onJoin }: OfferProps) {
  return (
    <Alert title={`These ${ids.split(',').length} lines can be one`}>
      <Cluster>
        <span>Windows {numbers} differ only in size.</span>
        <Button variant="secondary" size="small" onClick={() => onJoin(table, ids.split(','))}>
          Join windows {numbers}
        </Button>
      </Cluster>
    </Alert>
  );
});
