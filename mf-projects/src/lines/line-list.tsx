import {
  type FieldGroup,
  type Finding,
  linesAt,
  type ProjectData,
  unusedLineIds,
} from '@title24/shared-domain/projects';
import { Button, Cluster } from '@title24/ui';
import { useId, useMemo, useState } from 'react';
import { HelpLink } from '../field-help/help-links.tsx';
import { FindingList } from '../forms/finding-list.tsx';
import { GridHead } from './grid-head.tsx';
import { moveInGrid } from './grid-keys.ts';
import { JoinOffers } from './join-offers.tsx';
import type { LineActions, LineCardProps } from './line-card.tsx';
import { LineCards } from './line-cards.tsx';
import { columnsOf } from './line-facts.ts';
import styles from './lines.module.css';
import { PasteLines } from './paste-lines.tsx';
import { type Removal, RemovalNotice } from './removal-notice.tsx';
import { SetForAll } from './set-for-all.tsx';
import { useTextsByLine } from './texts-by-line.ts';

export interface LineListProps extends Omit<LineActions, 'select'> {
  readonly group: FieldGroup;
  readonly data: ProjectData;
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: ReadonlyMap<string, string>;
  /** By line id. */
  readonly findings: ReadonlyMap<string, readonly Finding[]>;
  readonly missing: ReadonlyMap<string, number>;
  readonly listFindings: readonly Finding[];
  readonly openLines: ReadonlySet<string>;
  /** The line that was removed last, if it was in this list. */
  readonly removal: Removal | null;
  /** Whether the window has room for a grid. */
  readonly isGrid: boolean;
  readonly add: (path: string) => void;
  readonly change: (update: (before: ProjectData) => ProjectData) => void;
  readonly join: (table: 'existing' | 'added', lines: readonly string[]) => void;
}

const none: readonly Finding[] = [];
const noErrors: ReadonlyMap<string, string> = new Map();
const nothingTyped: Readonly<Record<string, string>> = {};

/** A list's lines as an editable grid or, in narrow windows, as cards. */
export function LineList(props: LineListProps) {
  const { group, data, findings, missing, listFindings, openLines, isGrid, add, open, copy, remove } = props;
  const { list, path } = group;
  const id = useId();
  const lines = linesAt(data, path);
  const unused = useMemo(() => new Set(unusedLineIds(data)), [data]);
  const rawByLine = useTextsByLine(data.raw, path);
  const typedByLine = useTextsByLine(props.typed, path);
  const errorsByLine = useTextsByLine(props.errors, path);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [select] = useState(
    () => (lineId: string, isSelected: boolean) =>
      setSelected((before) => {
        const after = new Set(before);
        if (isSelected) after.add(lineId);
        else after.delete(lineId);
        return after;
      }),
  );
  if (!list) return null;
  const ids = lines.map((line) => String(line.id));
  const columns = columnsOf(group, data.kind);
  const isFull = lines.length >= list.max;
  const { removal } = props;
  const notice = removal && <RemovalNotice key={removal.id} {...removal} />;
  const noticeAt = removal ? lines.findIndex((line) => line.id === removal.after) : null;
  const cards = lines.map((line, index): LineCardProps => {
    const lineId = String(line.id);
    const isOpen = openLines.has(lineId);
    return {
      group,
      line,
      index,
      kind: data.kind,
      raw: rawByLine.get(lineId),
      typed: isOpen ? props.typed : nothingTyped,
      errors: isOpen ? props.errors : noErrors,
      findings: findings.get(lineId) ?? none,
      missing: missing.get(lineId) ?? 0,
      isOpen,
      isGrid,
      cellTexts: typedByLine.get(lineId) ?? nothingTyped,
      cellErrors: errorsByLine.get(lineId) ?? nothingTyped,
      isSelected: selected.has(lineId),
      select,
      isUsed: !unused.has(lineId),
      isFull,
      below: index === noticeAt && notice,
      open,
      copy,
      remove,
    };
  });
  return (
    <section className={styles.group} aria-labelledby={id} id={path} tabIndex={-1}>
      <Cluster>
        <h2 id={id} className={styles.title}>
          {group.title}
        </h2>
        {group.fields[1] && <HelpLink id={group.fields[1].help} about={group.title} />}
      </Cluster>
      {listFindings.length > 0 && <FindingList findings={listFindings} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys pressed in the nested cells */}
      <div
        className={`${styles.lists} ${styles[`columns${columns.length}`] ?? ''} ${isGrid ? styles.grid : ''}`}
        onKeyDown={moveInGrid}
      >
        {noticeAt === -1 && notice}
        {lines.length === 0 ? (
          <p className={styles.count}>None entered yet.</p>
        ) : (
          <>
            {isGrid ? (
              <GridHead
                group={group}
                kind={data.kind}
                isAll={ids.every((lineId) => selected.has(lineId))}
                selectAll={(isAll) => setSelected(new Set(isAll ? ids : []))}
              />
            ) : (
              <div className={styles.head} aria-hidden="true">
                <span />
                {columns.map(({ label }) => (
                  <span key={label}>{label}</span>
                ))}
                <span />
              </div>
            )}
            <LineCards cards={cards} />
          </>
        )}
      </div>
      {isGrid && (
        <SetForAll
          group={group}
          data={data}
          selected={ids.filter((lineId) => selected.has(lineId))}
          change={props.change}
          clear={() => setSelected(new Set())}
        />
      )}
      {(path === 'glazing.existing' || path === 'glazing.added') && (
        <JoinOffers
          table={path === 'glazing.existing' ? 'existing' : 'added'}
          lines={data.glazing?.[path === 'glazing.existing' ? 'existing' : 'added']}
          onJoin={props.join}
        />
      )}
      {isFull ? (
        <p>You’ve reached the limit of {list.max} lines.</p>
      ) : (
        <div>
          <Button variant="secondary" onClick={() => add(path)}>
            {lines.length === 0 ? 'Add' : 'Add another'} {nounOf(group)}
          </Button>
        </div>
      )}
      <PasteLines group={group} data={data} change={props.change} />
    </section>
  );
}

function nounOf({ list, path }: FieldGroup): string {
  return path === 'roofs.ceilings' ? 'ceiling' : (list?.noun ?? 'line');
}
