import { partLabels, partOfStory, partsOf, type TracedStoryEntry } from '@title24/shared-domain/projects';
import { bottomOfPage, type PageDirection, readBearing } from '@title24/shared-domain/takeoff';
import { Button, Cluster, DebouncedAnnouncement } from '@title24/ui';
import { useMemo, useState } from 'react';
import { useProject } from '../project/project-context.ts';
import { SaveStatusLine } from '../steps/save-status.tsx';
import { type AnalyzedPlan, analyzePlan } from './analyze-plan.ts';
import { BearingField } from './bearing-field.tsx';
import { addStory, planLimits } from './edit-plan.ts';
import { FillForms, useFilling } from './fill-forms.tsx';
import { type PlanEdit, StoryEditor } from './story-editor.tsx';
import styles from './takeoff.module.css';
import { PlanTracing } from './tracing/plan-tracing.tsx';
import { useOpenPlan } from './tracing/use-open-plan.ts';
import { usePlan } from './use-plan.ts';
import { wallSentence } from './wall-texts.ts';

const sideNames: Readonly<Record<PageDirection, string>> = {
  up: 'Top',
  upRight: 'Top right',
  right: 'Right',
  downRight: 'Bottom right',
  down: 'Bottom',
  downLeft: 'Bottom left',
  left: 'Left',
  upLeft: 'Top left',
};

/**
 * The plan takeoff: outlines, which are traced or entered in tables, and the form fields that the outlines fill in
 * (D1e, D1f).
 */
export function TakeoffEditor() {
  const { data } = useProject();
  const { plan, change, leave, undo, redo } = usePlan();
  const [edit, setEdit] = useState<Announced | null>(null);
  const analysis = useMemo(() => analyzePlan(plan), [plan]);
  const opening = useOpenPlan();
  const filling = useFilling(plan, analysis.problems);
  const parts = partsOf(data.kind);
  const partOf = (story: TracedStoryEntry | undefined) => partOfStory(story ?? {}, plan, data.kind);
  const partsWithRoom = parts.filter(
    (part) => plan.stories.filter((story) => partOf(story) === part).length < planLimits.stories,
  );

  function edited(update: Parameters<typeof change>[0], made: PlanEdit | string): void {
    if (made !== '') setEdit(made);
    change(update, typeof made === 'string' ? null : made.field);
  }

  function stepBack(step: (() => void) | undefined): void {
    if (!step) return;
    setEdit(changedBack);
    step();
    leave();
  }

  const orientation = (
    <section className={styles.group} aria-labelledby="lie-title">
      <h2 id="lie-title">Plan orientation</h2>
      <div className={styles.lie}>
        <StoredBearing
          id="front-bearing"
          label="Which side of the page is the front?"
          hint="The side of the page that the front wall faces."
          bearing={plan.frontBearing ?? bottomOfPage}
          onChange={(bearing) =>
            edited((before) => ({ ...before, frontBearing: bearing ?? bottomOfPage }), whole)
          }
          onLeave={leave}
        />
        <StoredBearing
          id="north-bearing"
          label="Which way is north on the page?"
          hint="Where the north arrow points on the page."
          none="Not on the plan"
          bearing={plan.northBearing}
          onChange={(bearing) =>
            edited(({ northBearing: _, ...before }) => {
              return bearing === undefined ? before : { ...before, northBearing: bearing };
            }, whole)
          }
          onLeave={leave}
        />
      </div>
    </section>
  );
  const stories = (
    <>
      {analysis.stories.map((story, index) => (
        <StoryEditor
          key={index}
          plan={plan}
          index={index}
          story={story}
          parts={parts.filter((part) => part === partOf(plan.stories[index]) || partsWithRoom.includes(part))}
          part={partOf(plan.stories[index])}
          isDrawn={opening.opened === null}
          onChange={edited}
          onLeave={leave}
        />
      ))}
    </>
  );
  const partLeft = parts.find((part) => plan.stories.every((story) => partOf(story) !== part));
  const [firstWithRoom] = partsWithRoom;
  // If the default part of the house cannot have more stories, the new story is for the first part that can.
  const newStory =
    firstWithRoom === undefined || partsWithRoom.includes(partOf(undefined))
      ? undefined
      : { part: firstWithRoom, name: `Story ${plan.stories.length + 1}` };
  const addButtons = plan.stories.length < planLimits.stories * parts.length && firstWithRoom && (
    <>
      <Button
        id="add-story"
        variant="secondary"
        onClick={() => edited((before) => addStory(before, newStory), whole)}
      >
        Add a story
      </Button>
      {partLeft && (
        <Button
          variant="secondary"
          onClick={() =>
            edited((before) => addStory(before, { part: partLeft, name: partLabels[partLeft] }), whole)
          }
        >
          Add the {partLabels[partLeft].toLowerCase()}
        </Button>
      )}
    </>
  );
  const fillForms = (
    <FillForms
      plan={plan}
      problems={analysis.problems}
      filling={filling}
      hasButton={opening.opened === null}
    />
  );

  return (
    <div className={styles.editor} data-open={opening.opened ? '' : undefined}>
      <PlanTracing
        plan={plan}
        analysis={analysis}
        opening={opening}
        filling={filling}
        walls={
          <>
            {stories}
            {addButtons && <Cluster>{addButtons}</Cluster>}
            {orientation}
          </>
        }
        values={fillForms}
        onChange={edited}
        onLeave={leave}
        onUndo={undo && (() => stepBack(undo))}
        onRedo={redo && (() => stepBack(redo))}
        announce={setEdit}
      />
      {!opening.opened && (
        <>
          {orientation}
          <section className={styles.group} aria-labelledby="walls-title">
            <h2 id="walls-title">Walls, one by one</h2>
            <p>
              Start at a corner and go around the outside of the walls around heated or cooled space,
              clockwise. Type each length as the plan shows it: 24' 6", 24.5 or 294 in. Enter moves on to the
              next wall.
            </p>
          </section>
          {stories}
          <Cluster>
            {addButtons}
            <Button variant="secondary" aria-disabled={!undo} onClick={() => stepBack(undo)}>
              Undo
            </Button>
            <Button variant="secondary" aria-disabled={!redo} onClick={() => stepBack(redo)}>
              Redo
            </Button>
          </Cluster>
          <SaveStatusLine />
          <section className={styles.group} aria-labelledby="fill-title">
            <h2 id="fill-title">Fill the forms</h2>
            <p>Blank fields are checked. Anything you’ve already typed stays unless you check it.</p>
            {fillForms}
          </section>
        </>
      )}
      <DebouncedAnnouncement text={edit === null ? '' : announcementOf(edit, analysis)} />
    </div>
  );
}

/** Subject of an announcement: a change to the plan, an undo or redo, or a text. */
type Announced = PlanEdit | typeof changedBack | string;

const changedBack = Symbol('changed back');

const whole: PlanEdit = { wall: null, field: null };

interface BearingProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly none?: string;
  readonly bearing: number | undefined;
  readonly onChange: (bearing: number | undefined) => void;
  readonly onLeave: () => void;
}

/** A field for a bearing stored as a number. Invalid text stays in the field. */
function StoredBearing({ bearing, onChange, ...rest }: BearingProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <BearingField
      {...rest}
      names={sideNames}
      value={typed ?? (bearing === undefined ? '' : String(bearing))}
      error={typed === null ? null : 'Enter degrees from 0 to 359.9, clockwise from the top of the page'}
      onChange={(text) => {
        const read = readBearing(text);
        const isNone = text === '' && rest.none !== undefined;
        setTyped(read === null && !isNone ? text : null);
        if (read !== null || isNone) onChange(read ?? undefined);
      }}
    />
  );
}

/**
 * Returns the announcement of a change: the changed wall and the state of its outline, or the state of the
 * whole plan if no single wall changed. A text is returned unchanged.
 */
function announcementOf(edit: Announced, { stories, problems }: AnalyzedPlan): string {
  if (typeof edit === 'string') return edit;
  const at = edit === changedBack ? null : edit.wall;
  const outline = at && stories[at.story]?.outlines[at.outline];
  const wall = at && outline?.typed.walls[at.wall];
  const sentence =
    wall && outline ? `${wallSentence(wall, at.wall + 1, outline.walls?.[at.wall] ?? null)}.` : '';
  const story = at === null ? null : stories[at.story];
  const own = story?.outlines[at?.outline ?? 0]?.problems[0];
  const state = story
    ? own
      ? `${own}.`
      : story.measured
        ? `Outline complete. Floor area ${story.measured.floorArea} square feet.`
        : ''
    : problems.length > 0
      ? `${problems[0]?.message}.`
      : stories.map(({ name, measured }) => `${name}: ${measured?.floorArea ?? 0} square feet.`).join(' ');
  return [edit === changedBack ? 'Changed back.' : '', sentence, state]
    .filter((text) => text !== '')
    .join(' ');
}
