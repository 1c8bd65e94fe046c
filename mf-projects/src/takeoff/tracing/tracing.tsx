import type { TakeoffEntry, TracedPlan } from '@title24/shared-domain/projects';
import type { TypedOpening } from '@title24/shared-domain/takeoff';
import { Alert, Button, Cluster, Icon, Select } from '@title24/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import type { AnalyzedPlan } from '../analyze-plan.ts';
import { addStory, changeOutline, changeWall, planLimits, removeOutline } from '../edit-plan.ts';
import type { PlanEdit } from '../story-editor.tsx';
import { ChosenPanel } from './chosen-panel.tsx';
import { focusPlan, planPlace } from './focus-plan.ts';
import { KeyHelp } from './key-help.tsx';
import { openOutlineOf } from './outline-edits.ts';
import { pressKey } from './press-key.ts';
import { ScaleForm } from './scale-form.tsx';
import { ScaleLine } from './scale-line.tsx';
import { isDrawn, pageOf, setScale } from './sheet-edits.ts';
import { type Tool, toolHint, toolNames } from './tools.ts';
import { TraceDrawing } from './trace-drawing.tsx';
import styles from './tracing.module.css';
import { useTracing } from './use-tracing.ts';
import type { Viewport } from './viewport.ts';

/** The drawing over the page, and its key handler. */
export interface DrawnOver {
  readonly label: string;
  readonly describedBy: string;
  readonly role: 'application';
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, view: Viewport) => void;
  readonly children: (view: Viewport) => ReactNode;
}

interface Props {
  readonly plan: TakeoffEntry;
  readonly analysis: AnalyzedPlan;
  /** The page that is shown. */
  readonly sheet: TracedPlan;
  readonly isPdf: boolean;
  /** From 0. */
  readonly story: number;
  readonly onStory: (story: number) => void;
  readonly onPage: (page: number) => void;
  /** Shows the page with a drawing above it. */
  readonly show: (drawn: DrawnOver) => ReactNode;
  readonly onChange: (update: (plan: TakeoffEntry) => TakeoffEntry, edit: PlanEdit | string) => void;
  readonly onLeave: () => void;
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
  readonly say: (words: string) => void;
}

const newOpening: TypedOpening = { kind: 'window', width: '', height: '', count: '1' };

const tools = Object.entries(toolNames) as [Exclude<Tool, 'move'>, string][];

/**
 * Traces the stories of a house on a page of its plan (D6): the tools, the page with the tracing, and the chosen wall
 * or corner.
 */
export function Tracing(props: Props) {
  const {
    plan,
    analysis,
    sheet,
    isPdf,
    story,
    onStory,
    onPage,
    show,
    onChange,
    onLeave,
    onUndo,
    onRedo,
    say,
  } = props;
  const id = useId();
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    setWanted(null);
    document.getElementById(wanted)?.focus();
  }, [wanted]);
  const tracing = useTracing({
    plan,
    sheet,
    story,
    // Opening a story announces itself.
    change: (update) => onChange(update, ''),
    say,
  });
  const { tool, kind, marks, open, chosen, problem, scale, isOnPage } = tracing;
  const name = plan.stories[story]?.name ?? '';
  const isDrawing = tool === 'outline' || tool === 'rectangle';
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
    setWanted(`chosen-opening-${count}-kind`);
  }

  return (
    <div className={styles.tracing}>
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
        {plan.stories.length < planLimits.stories && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              onChange(addStory, 'A story is added.');
              onStory(plan.stories.length);
            }}
          >
            Add a story to trace
          </Button>
        )}
      </div>
      <ScaleLine
        scale={scale}
        check={plan.plan?.page === sheet.page ? plan.check : undefined}
        isPdf={isPdf}
        onScale={(chosenScale) => {
          onChange((before) => setScale(before, sheet, story, chosenScale), 'The scale is set.');
          if (tool === 'scale') tracing.take('outline');
        }}
      />
      <fieldset className={styles.tools}>
        <legend className="visually-hidden">Tools</legend>
        {tools.map(([each, toolName]) => (
          <Button
            key={each}
            variant={tool === each ? 'primary' : 'secondary'}
            size="small"
            aria-pressed={tool === each}
            onClick={() => take(each)}
          >
            {toolName}
          </Button>
        ))}
      </fieldset>
      {isDrawing && (
        <fieldset className={styles.kinds}>
          <legend>What are you drawing?</legend>
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
      {problem !== null && (
        <p className={styles.problem}>
          <Icon name="alert" size="small" label="Problem" /> {problem}
        </p>
      )}
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
          children: (view) => (
            <TraceDrawing tracing={tracing} view={view} width={sheet.width} height={sheet.height} />
          ),
        })}
      </div>
      <Cluster>
        {open.length >= 3 && (
          <Button variant="secondary" size="small" onClick={tracing.close}>
            Close the outline
          </Button>
        )}
        {open.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            onClick={() =>
              onChange((before) => {
                const outline = openOutlineOf(before, story);
                return outline === null ? before : removeOutline(before, { story, outline });
              }, 'The open outline is removed.')
            }
          >
            Remove the open outline
          </Button>
        )}
        <Button variant="secondary" size="small" aria-disabled={!onUndo} onClick={onUndo}>
          Undo<span className="visually-hidden"> on the plan</span>
        </Button>
        <Button variant="secondary" size="small" aria-disabled={!onRedo} onClick={onRedo}>
          Redo<span className="visually-hidden"> on the plan</span>
        </Button>
      </Cluster>
      <ChosenPanel
        plan={plan}
        story={story}
        analysis={analysis.stories[story]}
        tracing={tracing}
        onChange={(update, wall, field) =>
          onChange(update, {
            wall: chosen ? { story, outline: chosen.outline, wall } : null,
            field,
          })
        }
        onLeave={onLeave}
      />
      <KeyHelp id={`${id}-keys`} />
      {scale && !isDrawn(plan.stories[story]) && tool === 'choose' && (
        <p>{name} isn’t traced yet. Choose 'Trace an outline' or 'Draw a rectangle'.</p>
      )}
    </div>
  );
}
