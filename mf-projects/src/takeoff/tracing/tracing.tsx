import { readPlateHeight, type TakeoffEntry, type TracedPlan } from '@title24/shared-domain/projects';
import type { TypedOpening } from '@title24/shared-domain/takeoff';
import { Alert, alertIcon, Button, Cluster, Icon, Select } from '@title24/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import type { AnalyzedPlan } from '../analyze-plan.ts';
import { changeOutline, changeWall, removeOutline } from '../edit-plan.ts';
import { type Filling, fillLabel } from '../fill-forms.tsx';
import type { PlanEdit } from '../story-editor.tsx';
import { ChosenPanel } from './chosen-panel.tsx';
import { focusPlan, planPlace } from './focus-plan.ts';
import { KeyHelp } from './key-help.tsx';
import { openOutlineOf } from './outline-edits.ts';
import { PhotoLoupe } from './photo-loupe.tsx';
import { PrecisionNote } from './precision-note.tsx';
import { pressKey } from './press-key.ts';
import { ScaleForm } from './scale-form.tsx';
import { ScaleLine } from './scale-line.tsx';
import { pageOf, setScale } from './sheet-edits.ts';
import { type BarStep, StepBar } from './step-bar.tsx';
import { RailButton, ToolRail } from './tool-rail.tsx';
import { type Tool, toolHint } from './tools.ts';
import { TraceDrawing } from './trace-drawing.tsx';
import styles from './tracing.module.css';
import type { PageLines } from './use-page-lines.ts';
import { useTracing } from './use-tracing.ts';
import type { Viewport } from './viewport.ts';
import { type PanelParts, WorkspacePanel, type WorkspacePart } from './workspace-panel.tsx';

/** A drawing over the page, with its key handler. */
export interface DrawnOver {
  readonly label: string;
  readonly describedBy: string;
  readonly role: 'application';
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, view: Viewport) => void;
  readonly children: (view: Viewport) => ReactNode;
  /** A loupe over the page. */
  readonly over: (view: Viewport) => ReactNode;
  /** A note on precision. Undefined for tools that do not need precision. */
  readonly note: ((view: Viewport) => ReactNode) | undefined;
}

interface Props {
  readonly plan: TakeoffEntry;
  readonly analysis: AnalyzedPlan;
  /** The current page. */
  readonly sheet: TracedPlan;
  readonly isPdf: boolean;
  /** Snap targets. */
  readonly lines: PageLines;
  /** Index of the story, from 0. */
  readonly story: number;
  readonly onStory: (story: number) => void;
  readonly onPage: (page: number) => void;
  /** Renders the page with a drawing over it. */
  readonly show: (drawn: DrawnOver) => ReactNode;
  readonly onChange: (update: (plan: TakeoffEntry) => TakeoffEntry, edit: PlanEdit | string) => void;
  readonly onLeave: () => void;
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
  readonly announce: (words: string) => void;
  /** Lets the user select the page, if there are several. */
  readonly pages: ReactNode;
  /** Result of the last attempt to open a file, and steps to straighten photos. */
  readonly notes: ReactNode;
  readonly panel: PanelParts;
  readonly filling: Filling;
  /** Save status. */
  readonly status: ReactNode;
}

const newOpening: TypedOpening = { kind: 'window', width: '', height: '', count: '1' };

/** The workspace for tracing stories on a page (D6): tools, page, and selected wall or corner. */
export function Tracing(props: Props) {
  const {
    plan,
    analysis,
    sheet,
    isPdf,
    lines,
    story,
    onStory,
    onPage,
    show,
    onChange,
    onLeave,
    onUndo,
    onRedo,
    announce,
    pages,
    notes,
    panel,
    filling,
    status,
  } = props;
  const id = useId();
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    setWanted(null);
    document.getElementById(wanted)?.focus();
  }, [wanted]);
  const { onPart } = panel;
  const tracing = useTracing({
    plan,
    sheet,
    lines,
    story,
    // `useTracing` announces each change itself.
    change: (update) => onChange(update, ''),
    announce,
  });
  const { tool, kind, marks, open, chosen, problem, scale, isOnPage } = tracing;
  useEffect(() => {
    if (chosen) onPart('openings');
  }, [chosen]);
  const name = plan.stories[story]?.name ?? '';
  const isDrawing = tool === 'outline' || tool === 'rectangle';
  const isPlacing = tool !== 'choose' && tool !== 'front' && tool !== 'north';
  const inchesPerPixel = (view: Viewport) =>
    tracing.feet === null ? null : (12 * tracing.feet) / view.scale;
  /**
   * Whether the view is too coarse for the tool: a pixel is more than an inch of the house, or the scale is unknown.
   */
  const isCoarse = (view: Viewport) => isPlacing && !((inchesPerPixel(view) ?? Infinity) <= 1);
  const asksLength = (tool === 'scale' || tool === 'check') && marks.length === 2;
  const otherPage = isOnPage ? null : pageOf(plan, story);

  function take(next: Tool): void {
    tracing.take(next);
    focusPlan();
  }

  function addOpening(): void {
    if (chosen?.kind !== 'wall' || plan.stories[story]?.polygons[chosen.outline]?.kind === 'void') {
      tracing.refuse('Choose a wall first: [ and ] go from one to the next.');
      return;
    }
    const count =
      analysis.stories[story]?.outlines[chosen.outline]?.typed.walls[chosen.index]?.openings?.length ?? 0;
    onChange(
      (before) =>
        changeOutline(before, { story, outline: chosen.outline }, (typed) =>
          changeWall(typed, chosen.index, {
            openings: [...(typed.walls[chosen.index]?.openings ?? []), newOpening],
          }),
        ),
      'Opening added. Choose its kind, and type its width and height.',
    );
    toField('openings', `chosen-opening-${count}-kind`);
  }

  const stories = analysis.stories;
  const untraced = stories.findIndex(({ measured }) => measured === null);
  const withoutHeight = stories.findIndex(({ typed }) => readPlateHeight(typed.plateHeight).problem !== null);
  const wallCount = stories.reduce(
    (sum, each) =>
      sum +
      each.outlines.reduce(
        (walls, { kind, typed }) => walls + (kind === 'floor' ? typed.walls.length : 0),
        0,
      ),
    0,
  );

  function toField(part: WorkspacePart, field: string): void {
    panel.onPart(part);
    setWanted(field);
  }

  const steps: readonly BarStep[] = [
    { id: 'scale', label: 'Scale', isDone: scale !== null, onDo: () => take('scale') },
    {
      id: 'front',
      label: 'Front',
      isDone: plan.frontBearing !== undefined,
      onDo: () => toField('walls', 'front-bearing'),
    },
    {
      id: 'trace',
      label:
        untraced === -1
          ? `Trace ${wallCount} walls`
          : open.length >= 3
            ? 'Close the outline'
            : 'Trace the walls',
      isDone: untraced === -1,
      onDo: () => {
        if (untraced !== -1 && untraced !== story) onStory(untraced);
        else if (open.length >= 3) tracing.close();
        else take('outline');
      },
    },
    {
      id: 'height',
      label: 'Height',
      isDone: withoutHeight === -1,
      onDo: () => toField('walls', `story-${Math.max(0, withoutHeight)}-plate`),
    },
    {
      id: 'fill',
      label: filling.isOpen ? fillLabel(filling.count) : 'Fill in the forms',
      isDone: filling.rows !== null && !filling.isOpen,
      onDo: () => {
        panel.onPart('values');
        if (filling.isOpen) filling.fill();
        else setWanted('part-values');
      },
    },
  ];

  return (
    <div className={styles.workspace} data-workspace>
      <ToolRail tool={tool} onSelect={take}>
        <RailButton icon="M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3" aria-disabled={!onUndo} onClick={onUndo}>
          Undo
        </RailButton>
        <RailButton icon="m15 5 5 5-5 5M20 10H10a5 5 0 0 0 0 10h3" aria-disabled={!onRedo} onClick={onRedo}>
          Redo
        </RailButton>
        {open.length > 0 && (
          <RailButton
            icon="M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13"
            onClick={() =>
              onChange((before) => {
                const outline = openOutlineOf(before, story);
                return outline === null ? before : removeOutline(before, { story, outline });
              }, 'The open outline is removed.')
            }
          >
            Remove the open outline
          </RailButton>
        )}
      </ToolRail>
      <div className={styles.middle}>
        <div className={styles.strip}>
          {notes}
          {(plan.stories.length > 1 || pages) && (
            <div className={styles.story}>
              <Select
                id="trace-story"
                label="Story to trace"
                value={String(story)}
                onChange={({ target }) => onStory(Number(target.value))}
              >
                {plan.stories.map((each, index) => (
                  <option key={`${index} ${each.name}`} value={index}>
                    {each.name}
                  </option>
                ))}
              </Select>
              {pages}
            </div>
          )}
          {otherPage !== null && (
            <Alert title={`${name} is traced on page ${otherPage}`}>
              <Cluster>
                <Button variant="secondary" size="small" onClick={() => onPage(otherPage)}>
                  Show page {otherPage}
                </Button>
              </Cluster>
            </Alert>
          )}
          <p className={styles.hint}>{toolHint(tool, marks.length, open.length)}</p>
          {problem !== null && (
            <p className={styles.problem}>
              <Icon path={alertIcon} size="small" label="Problem" /> {problem}
            </p>
          )}
          {asksLength && (
            <ScaleForm
              key={tool}
              isCheck={tool === 'check'}
              onMeasure={(feet) => {
                tracing.measure(feet);
                focusPlan();
              }}
              onCancel={() => take(tool)}
            />
          )}
          <ScaleLine
            scale={scale}
            check={plan.plan?.page === sheet.page ? plan.check : undefined}
            isPdf={isPdf}
            isChosen={tool === 'scale' && !asksLength}
            onScale={(chosenScale) => {
              onChange((before) => setScale(before, sheet, story, chosenScale), 'The scale is set.');
              if (tool === 'scale') tracing.take('outline');
            }}
          />
          {isDrawing && (
            <fieldset className={styles.kinds}>
              <legend className="visually-hidden">What are you drawing?</legend>
              {(['floor', 'void'] as const).map((each) => (
                <label key={each}>
                  <input
                    type="radio"
                    name={`${id}-kind`}
                    checked={kind === each}
                    disabled={open.length > 0}
                    onChange={() => tracing.setKind(each)}
                  />
                  {each === 'floor' ? 'Heated or cooled floor' : 'A hole in it: stairwell, open to below'}
                </label>
              ))}
            </fieldset>
          )}
        </div>
        <div id={planPlace} className={styles.sheet}>
          {show({
            label: `Plan of ${name}, page ${sheet.page}`,
            describedBy: `${id}-keys`,
            role: 'application',
            onKeyDown: (event, view) =>
              pressKey(event, view, {
                tracing,
                width: sheet.width,
                height: sheet.height,
                onUndo,
                onRedo,
                onAddOpening: addOpening,
              }),
            note: isPlacing
              ? (view) => (
                  <PrecisionNote
                    inchesPerPixel={inchesPerPixel(view)}
                    hasLines={lines.drawn.length > 0 || lines.picture !== null}
                  />
                )
              : undefined,
            children: (view) => (
              <TraceDrawing
                tracing={tracing}
                view={view}
                width={sheet.width}
                height={sheet.height}
                lines={lines.drawn}
                isCoarse={isCoarse(view)}
              />
            ),
            over: (view) =>
              lines.drawn.length === 0 &&
              isCoarse(view) && <PhotoLoupe cursor={tracing.cursor} view={view} sheet={sheet} />,
          })}
        </div>
      </div>
      <WorkspacePanel
        {...panel}
        keys={<KeyHelp id={`${id}-keys`} />}
        openings={
          chosen ? (
            <ChosenPanel
              plan={plan}
              story={story}
              analysis={analysis.stories[story]}
              tracing={tracing}
              onChange={(update, wall, field) =>
                onChange(update, { wall: { story, outline: chosen.outline, wall }, field })
              }
              onLeave={onLeave}
            />
          ) : (
            <p>Choose a wall on the plan to say what is behind it and to enter its windows and doors.</p>
          )
        }
      />
      <StepBar steps={steps}>{status}</StepBar>
    </div>
  );
}
