import type { TakeoffEntry } from '@title24/shared-domain/projects';
import { Button } from '@title24/ui';
import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import type { AnalyzedPlan } from '../analyze-plan.ts';
import type { Filling } from '../fill-forms.tsx';
import { LazyPhotoSheets } from '../photo/lazy-photo-sheets.tsx';
import { PhotoField } from '../photo/photo-field.tsx';
import type { PlanEdit } from '../story-editor.tsx';
import { OpeningNotes } from './opening-notes.tsx';
import { PlanFile } from './plan-file.tsx';
import { isDrawn, pageOf } from './sheet-edits.ts';
import styles from './tracing.module.css';
import type { PlanOpening } from './use-open-plan.ts';

interface Props {
  readonly plan: TakeoffEntry;
  readonly analysis: AnalyzedPlan;
  readonly opening: PlanOpening;
  readonly filling: Filling;
  /** Wall tables and orientation fields, in the panel beside an open plan. */
  readonly walls: ReactNode;
  /** Values from the plan, in the panel beside an open plan. */
  readonly values: ReactNode;
  readonly onChange: (update: (plan: TakeoffEntry) => TakeoffEntry, edit: PlanEdit | string) => void;
  readonly onLeave: () => void;
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
  readonly announce: (words: string) => void;
}

/**
 * Opens a plan for tracing in this browser (D1e). An open plan fills the window. The file is not uploaded
 * unless the user attaches it.
 */
export function PlanTracing({ opening, walls, values, ...rest }: Props) {
  const { plan, onChange } = rest;
  const { opened, open, goTo, close } = opening;
  const [story, setStory] = useState(0);
  const shownStory = Math.min(story, plan.stories.length - 1);
  const traced = plan.plan;

  // `photos` are not a plan yet. `made` is a plan made from photos.
  const [photos, setPhotos] = useState<readonly File[] | null>(null);
  const [made, setMade] = useState<File | null>(null);
  useEffect(() => setPhotos(null), [opened?.plan]);

  const choose = (file: File) => void open(file, pageOf(plan, shownStory) ?? 1);
  const photoSheets = photos && (
    <LazyPhotoSheets
      files={photos}
      onOpen={(file) => {
        setMade(file);
        choose(file);
      }}
    />
  );

  function drop(event: DragEvent): void {
    event.preventDefault();
    const files = [...event.dataTransfer.files];
    const [file] = files;
    if (files.length > 1) setPhotos(files);
    else if (file) choose(file);
  }

  function toStory(next: number): void {
    setStory(next);
    const page = pageOf(plan, next);
    if (opened && page !== null && page !== opened.page.number && isDrawn(plan.stories[next]))
      void goTo(page);
  }

  const dropHandlers = { onDragOver: (event: DragEvent) => event.preventDefault(), onDrop: drop };
  const notes = <OpeningNotes plan={plan} opening={opening} onChange={onChange} />;
  if (!opened)
    return (
      <section className={styles.source} aria-labelledby="trace-title" {...dropHandlers}>
        <h2 id="trace-title">Trace a plan</h2>
        <p>
          Open the floor plan, set its scale, and trace the outside of the walls around heated or cooled
          space. Without a plan, skip to the walls below and type their lengths.
        </p>
        <PlanFile opened={null} made={null} onOpen={choose} />
        <PhotoField
          id="plan-photos"
          label="Photos of a paper plan"
          hint="Take or choose one photo of each sheet. You straighten them here, and they become one plan. They stay in this browser."
          onChoose={setPhotos}
        />
        {photoSheets}
        {notes}
        {traced && (
          <p>
            This project was traced on page {traced.page} of a plan. What was traced is kept; open the same
            file to continue on the plan.
          </p>
        )}
      </section>
    );
  const { Workspace } = opened;
  return (
    <div {...dropHandlers}>
      <Workspace
        {...rest}
        opened={opened}
        goTo={goTo}
        walls={walls}
        values={values}
        story={shownStory}
        onStory={toStory}
        notes={
          <>
            {notes}
            {photoSheets ??
              (opened.plan.kind === 'picture' && !isDrawn(plan.stories[shownStory]) && (
                <Button variant="secondary" size="small" onClick={() => setPhotos([opened.file])}>
                  Straighten this photo
                </Button>
              ))}
          </>
        }
        file={
          <>
            <PlanFile opened={opened} made={made} onOpen={choose} />
            <div>
              <Button variant="secondary" size="small" onClick={close}>
                Close the plan
              </Button>
            </div>
          </>
        }
      />
    </div>
  );
}
