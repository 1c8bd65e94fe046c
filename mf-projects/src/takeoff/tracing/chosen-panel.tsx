import type { TakeoffEntry } from '@title24/shared-domain/projects';
import type { TypedOutline } from '@title24/shared-domain/takeoff';
import { Button, Cluster } from '@title24/ui';
import type { AnalyzedStory } from '../analyze-plan.ts';
import { changeOutline, changeWall, type WallChanges } from '../edit-plan.ts';
import { WallOpenings } from '../wall-openings.tsx';
import { BoundarySelect, OrientationSelect } from '../wall-selects.tsx';
import { focusPlan } from './focus-plan.ts';
import styles from './tracing.module.css';
import { describeOnPlan } from './tracing-texts.ts';
import type { Tracing } from './use-tracing.ts';

interface Props {
  readonly plan: TakeoffEntry;
  /** Index of the story, from 0. */
  readonly story: number;
  readonly analysis: AnalyzedStory | undefined;
  readonly tracing: Tracing;
  /** @param field - field whose consecutive changes are undone together; null for a change that is undone alone */
  readonly onChange: (
    update: (plan: TakeoffEntry) => TakeoffEntry,
    wall: number,
    field: string | null,
  ) => void;
  readonly onLeave: () => void;
}

/** Edits the selected wall, or moves or removes the selected corner. */
export function ChosenPanel({ plan, story, analysis, tracing, onChange, onLeave }: Props) {
  const { chosen } = tracing;
  const outline = chosen ? analysis?.outlines[chosen.outline] : undefined;
  if (!chosen || !outline) return null;
  if (chosen.kind === 'corner') {
    return (
      <section className={styles.panel} aria-labelledby="chosen-title">
        <h3 id="chosen-title">Corner {chosen.index + 1}</h3>
        <p>Drag it on the plan, or press the button and then click where it goes.</p>
        <Cluster>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              tracing.take('move');
              focusPlan();
            }}
          >
            Move the corner
          </Button>
          <Button variant="quiet" size="small" onClick={tracing.removeCorner}>
            Remove the corner
          </Button>
        </Cluster>
      </section>
    );
  }
  const wall = outline.typed.walls[chosen.index];
  if (!wall) return null;
  const place = { story, outline: chosen.outline };
  const change = (changes: WallChanges, field: string | null) =>
    onChange(
      (before) =>
        changeOutline(before, place, (typed: TypedOutline) => changeWall(typed, chosen.index, changes)),
      chosen.index,
      field,
    );
  return (
    <section className={styles.panel} aria-labelledby="chosen-title">
      <h3 id="chosen-title">Wall {chosen.index + 1}</h3>
      <p>{describeOnPlan(plan, story, chosen)}</p>
      {outline.kind === 'floor' && (
        <>
          <div className={styles.panelFields}>
            <BoundarySelect id="chosen-boundary" wall={wall} onChange={tracing.tag} onLeave={onLeave} />
            <OrientationSelect
              id="chosen-orientation"
              wall={wall}
              onChange={(orientation) => change({ orientation }, null)}
              onLeave={onLeave}
            />
          </div>
          <WallOpenings
            id="chosen"
            wall={`wall ${chosen.index + 1}`}
            openings={wall.openings ?? []}
            ofStory={(analysis?.outlines ?? []).flatMap(({ typed }) =>
              typed.walls.flatMap(({ openings = [] }) => openings),
            )}
            onChange={(openings, field) => change({ openings }, field)}
            onLeave={onLeave}
          />
        </>
      )}
      <Cluster>
        {outline.kind === 'floor' && (
          <Button variant="secondary" size="small" onClick={() => tracing.makeFront(chosen)}>
            Make it the front
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={tracing.split}>
          Add a corner in its middle
        </Button>
      </Cluster>
    </section>
  );
}
