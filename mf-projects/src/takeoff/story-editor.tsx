import { formatNumber } from '@title24/shared-domain';
import {
  type Part,
  partLabels,
  planFeetPerUnit,
  readPlateHeight,
  type TakeoffEntry,
} from '@title24/shared-domain/projects';
import { alertIcon, Button, Cluster, Icon, RadioGroup, TextField } from '@title24/ui';
import type { AnalyzedStory } from './analyze-plan.ts';
import {
  addOutline,
  changeOutline,
  changeStory,
  type OutlinePlace,
  removeOutline,
  removeStory,
  withPart,
} from './edit-plan.ts';
import { OutlineTable } from './outline-table.tsx';
import { PlanDrawing } from './plan-drawing.tsx';
import styles from './takeoff.module.css';
import { TypedField } from './typed-field.tsx';

/** The wall and the field that an edit changed. */
export interface PlanEdit {
  /** Null unless the edit changed exactly one wall. */
  readonly wall: (OutlinePlace & { readonly wall: number }) | null;
  readonly field: string | null;
}

interface Props {
  readonly plan: TakeoffEntry;
  /** From 0. */
  readonly index: number;
  readonly story: AnalyzedStory;
  /** Parts of the house that the story can belong to. */
  readonly parts: readonly Part[];
  readonly part: Part;
  /** Whether the story is drawn beside its tables. False while a plan file is open. */
  readonly isDrawn: boolean;
  readonly onChange: (update: (plan: TakeoffEntry) => TakeoffEntry, edit: PlanEdit) => void;
  readonly onLeave: () => void;
}

const alone: PlanEdit = { wall: null, field: null };

/** A story's name and plate height as fields, and its outlines as tables and a drawing. */
export function StoryEditor(props: Props) {
  const { plan, index, story, parts, part, isDrawn, onChange, onLeave } = props;
  const id = `story-${index}`;
  const { name, typed, outlines, problems, measured } = story;
  const traced = plan.stories[index];
  const plateHeight = readPlateHeight(typed.plateHeight);
  const floors = outlines.filter(({ kind }) => kind === 'floor').length;
  return (
    <section className={styles.story} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{name}</h2>
      <div className={styles.storyFields}>
        <TextField
          id={`${id}-name`}
          label="Name of the story"
          autoComplete="off"
          maxLength={100}
          fieldWidth="medium"
          value={typed.name}
          onChange={({ target }) =>
            onChange((before) => changeStory(before, index, { name: target.value }), {
              wall: null,
              field: `${id}-name`,
            })
          }
          onBlur={onLeave}
        />
        <TypedField
          id={`${id}-plate`}
          label="Plate height"
          hint={'From floor to top plate, like 8\' 1"'}
          fieldWidth="short"
          value={typed.plateHeight}
          problem={plateHeight.problem}
          onType={(text) =>
            onChange((before) => changeStory(before, index, { plateHeight: text }), {
              wall: null,
              field: `${id}-plate`,
            })
          }
          onLeave={onLeave}
        />
      </div>
      {parts.length > 1 && (
        <RadioGroup
          legend="This story shows"
          name={`${id}-part`}
          inline
          value={part}
          options={parts.map((each) => ({ value: each, label: partLabels[each] }))}
          onChange={(shown) => onChange((before) => withPart(before, index, shown as Part), alone)}
        />
      )}
      <div className={styles.columns}>
        <div className={styles.drawn}>
          {traced && isDrawn && (
            <PlanDrawing plan={plan} story={traced} feet={planFeetPerUnit(plan, traced)} />
          )}
          <p>
            {measured
              ? `Floor area ${formatNumber(measured.floorArea, 1)} sq ft, perimeter ${formatNumber(measured.perimeter, 1)} ft.`
              : 'Floor area and perimeter are known once every outline of the story closes.'}
          </p>
          {problems.map((problem) =>
            typed.plateHeight.trim() === '' && problem === plateHeight.problem ? (
              <p key={problem} className={styles.pending}>
                {problem}.
              </p>
            ) : (
              <p key={problem} className={styles.problem}>
                <Icon path={alertIcon} size="small" label="Problem" /> {problem}.
              </p>
            ),
          )}
        </div>
        <div className={styles.outlines}>
          {outlines.map((outline, at) => {
            const place = { story: index, outline: at };
            const own = `${id}-outline-${at}`;
            return (
              <OutlineTable
                key={own}
                id={own}
                title={titleOf(outlines, at, name)}
                outline={outline}
                isFirst={at === 0}
                onChange={(change, wall, field) =>
                  onChange((before) => changeOutline(before, place, change), {
                    wall: wall === null ? null : { ...place, wall },
                    field,
                  })
                }
                onLeave={onLeave}
                onRemove={
                  outline.kind === 'void' || floors > 1 || plan.plan !== undefined
                    ? () => {
                        onChange((before) => removeOutline(before, place), alone);
                        document.getElementById(`${id}-add-floor`)?.focus();
                      }
                    : undefined
                }
              />
            );
          })}
          <Cluster>
            <Button
              id={`${id}-add-floor`}
              variant="secondary"
              size="small"
              onClick={() => onChange((before) => addOutline(before, index, 'floor'), alone)}
            >
              Add another floor to {name}
            </Button>
            <Button
              variant="secondary"
              size="small"
              onClick={() => onChange((before) => addOutline(before, index, 'void'), alone)}
            >
              Add a hole to {name}
            </Button>
            {plan.stories.length > 1 && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  onChange((before) => removeStory(before, index), alone);
                  document.getElementById('add-story')?.focus();
                }}
              >
                Remove {name}
              </Button>
            )}
          </Cluster>
        </div>
      </div>
    </section>
  );
}

/** A title such as 'Outline of Story 1' or 'Hole 2 of Story 1'. Several outlines of the same kind are numbered. */
function titleOf(outlines: AnalyzedStory['outlines'], at: number, story: string): string {
  const kind = outlines[at]?.kind;
  const alike = outlines
    .map((outline, index) => (outline.kind === kind ? index : -1))
    .filter((each) => each >= 0);
  const number = alike.length > 1 ? ` ${alike.indexOf(at) + 1}` : '';
  return `${kind === 'void' ? 'Hole' : 'Outline'}${number} of ${story}`;
}
