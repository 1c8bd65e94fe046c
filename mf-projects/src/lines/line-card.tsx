import { counted } from '@title24/shared-domain';
import type { FieldGroup, Finding, ProjectData, ProjectKind } from '@title24/shared-domain/projects';
import { Badge, Button, Cluster, chevronIcon, closeIcon, copyIcon, Icon } from '@title24/ui';
import { memo, type ReactNode } from 'react';
import { FindingList } from '../forms/finding-list.tsx';
import { GroupFields } from '../forms/group-fields.tsx';
import { noForm } from '../forms/no-form.ts';
import { GridCells } from './grid-cells.tsx';
import { columnsOf, lineTitle } from './line-facts.ts';
import styles from './lines.module.css';

export interface LineActions {
  readonly open: (id: string, isOpen: boolean) => void;
  readonly copy: (id: string) => void;
  readonly remove: (id: string) => void;
  readonly select: (id: string, isSelected: boolean) => void;
}

export interface LineCardProps extends LineActions {
  readonly group: FieldGroup;
  readonly line: Readonly<Record<string, unknown>>;
  /** Position from 0. */
  readonly index: number;
  readonly kind: ProjectKind;
  readonly raw: ProjectData['raw'];
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: ReadonlyMap<string, string>;
  readonly findings: readonly Finding[];
  /** Number of missing or invalid answers. */
  readonly missing: number;
  readonly isOpen: boolean;
  readonly isGrid: boolean;
  /** Texts being entered in the cells. The keys are field paths. */
  readonly cellTexts: Readonly<Record<string, string>>;
  readonly cellErrors: Readonly<Record<string, string>>;
  readonly isSelected: boolean;
  /** Whether the project kind uses the line. */
  readonly isUsed: boolean;
  readonly isFull: boolean;
  readonly below: ReactNode;
}

/** Marks lines that are not near the window, so that the style sheet can clip them. */
const nearWindow =
  globalThis.IntersectionObserver &&
  new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute('data-far', !isIntersecting);
    },
    { rootMargin: '25%' },
  );

function watch(line: HTMLElement | null) {
  if (!line) return undefined;
  nearWindow?.observe(line);
  return () => nearWindow?.unobserve(line);
}

const noFindings: ReadonlyMap<string, readonly Finding[]> = new Map();

/** A line of a list. In a grid, a closed line is a row of cells to edit. An open line shows all fields. */
export const LineCard = memo(function LineCard(props: LineCardProps) {
  const { group, line, index, kind, findings, missing, isOpen, isGrid, isUsed, isFull, open, copy, remove } =
    props;
  const isRow = isGrid && !isOpen;
  const id = String(line.id);
  const title = lineTitle(group, index);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an li must be a child of its list, but chunks are between them
    <div ref={watch} role="listitem" className={`${styles.item} ${isRow ? styles.row : ''}`}>
      {isRow && (
        <input
          type="checkbox"
          form={noForm}
          className={styles.select}
          aria-label={`Select ${title.toLowerCase()}`}
          checked={props.isSelected}
          onChange={({ target }) => props.select(id, target.checked)}
        />
      )}
      <details
        id={id}
        className={`${styles.line} ${isUsed ? '' : styles.unused}`}
        open={isOpen}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== isOpen) open(id, currentTarget.open);
        }}
      >
        <summary className={styles.summary}>
          <span className={styles.name}>
            <Icon path={chevronIcon} size="small" className={styles.chevron} />
            {title}
          </span>
          {!isGrid &&
            columnsOf(group, kind).map(({ label, textOf }) => {
              const text = textOf(line);
              return (
                <span key={label} className={text === '' ? styles.empty : styles.fact}>
                  <span className={styles.factLabel}>{label}: </span>
                  {text === '' ? 'not entered' : text}
                </span>
              );
            })}
          <span className={styles.marks}>
            {!isUsed && <Badge>Not used</Badge>}
            {errors > 0 && <Badge tone="danger">{counted(errors, 'problem')}</Badge>}
            {errors === 0 && findings.length > 0 && <Badge tone="warning">To look at</Badge>}
            {missing > 0 && <Badge tone="info">{missing} to go</Badge>}
          </span>
        </summary>
        {isOpen && (
          <div className={styles.body}>
            {!isUsed && <p>This kind of project doesn’t use this line. It stays here but isn’t counted.</p>}
            {findings.length > 0 && <FindingList findings={findings} />}
            <GroupFields
              of={{ group, values: line, id }}
              kind={kind}
              raw={props.raw}
              typed={props.typed}
              errors={props.errors}
              findings={noFindings}
              isInLine
              headingLevel={3}
            />
            <Cluster>
              {!isFull && (
                <Button variant="secondary" size="small" icon={copyIcon} onClick={() => copy(id)}>
                  Copy {title.toLowerCase()}
                </Button>
              )}
              <Button variant="secondary" size="small" icon={closeIcon} onClick={() => remove(id)}>
                Remove {title.toLowerCase()}
              </Button>
            </Cluster>
          </div>
        )}
      </details>
      {isRow && (
        <>
          <GridCells
            group={group}
            line={line}
            kind={kind}
            raw={props.raw}
            typed={props.cellTexts}
            errors={props.cellErrors}
          />
          <div className={styles.rowActions}>
            {!isFull && (
              <RowButton icon={copyIcon} label={`Copy ${title.toLowerCase()}`} onClick={() => copy(id)} />
            )}
            <RowButton icon={closeIcon} label={`Remove ${title.toLowerCase()}`} onClick={() => remove(id)} />
          </div>
          <RowErrors errors={props.cellErrors} />
        </>
      )}
      {props.below}
    </div>
  );
});

/** Hidden from screen readers, which read the cells' messages. */
function RowErrors({ errors }: { readonly errors: Readonly<Record<string, string>> }) {
  const messages = Object.values(errors);
  return (
    messages.length > 0 && (
      <p className={styles.rowErrors} aria-hidden="true">
        {messages.join(' · ')}
      </p>
    )
  );
}

interface RowButtonProps {
  readonly icon: string;
  readonly label: string;
  readonly onClick: () => void;
}

function RowButton({ icon, label, onClick }: RowButtonProps) {
  return (
    <button type="button" form={noForm} className={styles.rowButton} title={label} onClick={onClick}>
      <Icon path={icon} size="small" label={label} />
    </button>
  );
}
