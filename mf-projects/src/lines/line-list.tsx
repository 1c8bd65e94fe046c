import {
  type FieldGroup,
  type Finding,
  linesAt,
  type ProjectData,
  unusedLineIds,
} from '@title24/shared-domain/projects';
import { Button, Cluster } from '@title24/ui';
import { useId, useMemo } from 'react';
import { HelpLink } from '../field-help/help-links.tsx';
import { FindingList } from '../forms/finding-list.tsx';
import { JoinOffers } from './join-offers.tsx';
import type { LineActions, LineCardProps } from './line-card.tsx';
import { LineCards } from './line-cards.tsx';
import { columnsOf } from './line-facts.ts';
import styles from './lines.module.css';
import { PasteLines } from './paste-lines.tsx';

export interface LineListProps extends LineActions {
  readonly group: FieldGroup;
  readonly data: ProjectData;
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: ReadonlyMap<string, string>;
  /** By line. */
  readonly findings: ReadonlyMap<string, readonly Finding[]>;
  readonly missing: ReadonlyMap<string, number>;
  /** About the list as a whole. */
  readonly listFindings: readonly Finding[];
  readonly openLines: ReadonlySet<string>;
  readonly add: (path: string) => void;
  readonly change: (update: (before: ProjectData) => ProjectData) => void;
  readonly join: (table: 'existing' | 'added', lines: readonly string[]) => void;
}

const none: readonly Finding[] = [];
const noErrors: ReadonlyMap<string, string> = new Map();
const nothingTyped: Readonly<Record<string, string>> = {};

/** The lines of a list: a table if there is room, cards if there is not. */
export function LineList(props: LineListProps) {
  const { group, data, findings, missing, listFindings, openLines, add, open, copy, remove } = props;
  const { list, path } = group;
  const id = useId();
  const lines = linesAt(data, path);
  const unused = useMemo(() => new Set(unusedLineIds(data)), [data]);
  const rawByLine = useMemo(() => rawOfLines(data.raw, path), [data.raw, path]);
  if (!list) return null;
  const columns = columnsOf(group, data.kind);
  const isFull = lines.length >= list.max;
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
      isUsed: !unused.has(lineId),
      isFull,
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
      <div className={`${styles.lists} ${styles[`columns${columns.length}`] ?? ''}`}>
        {lines.length === 0 ? (
          <p className={styles.count}>None entered yet.</p>
        ) : (
          <>
            {/* The cells contain the names of their columns. */}
            <div className={styles.head} aria-hidden="true">
              <span />
              {columns.map(({ label }) => (
                <span key={label}>{label}</span>
              ))}
              <span />
            </div>
            <LineCards cards={cards} />
          </>
        )}
      </div>
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

/** Texts that are not valid values, by line. */
function rawOfLines(raw: ProjectData['raw'], path: string): ReadonlyMap<string, Record<string, string>> {
  const byLine = new Map<string, Record<string, string>>();
  for (const [address, text] of Object.entries(raw ?? {})) {
    if (!address.startsWith(`${path}.`)) continue;
    const [id = ''] = address.slice(path.length + 1).split('.');
    byLine.set(id, { ...byLine.get(id), [address]: text });
  }
  return byLine;
}
