import type { TakeoffEntry } from '@title24/shared-domain/projects';
import { Button } from '@title24/ui';
import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import { SaveStatusLine } from '../../steps/save-status.tsx';
import type { AnalyzedPlan } from '../analyze-plan.ts';
import type { Filling } from '../fill-forms.tsx';
import { LazyPhotoSheets } from '../photo/lazy-photo-sheets.tsx';
import { PhotoField } from '../photo/photo-field.tsx';
import { PlanView } from '../plan-view/plan-view.tsx';
import type { PlanEdit } from '../story-editor.tsx';
import { AttachPlan } from './attach-plan.tsx';
import { focusPlan } from './focus-plan.ts';
import { OpeningNotes } from './opening-notes.tsx';
import { PagePicker } from './page-picker.tsx';
import { PlanFile } from './plan-file.tsx';
import { isDrawn, pageOf } from './sheet-edits.ts';
import styles from './tracing.module.css';
import { Tracing } from './tracing.tsx';
import { useDrawnLines } from './use-drawn-lines.ts';
import type { PlanOpening } from './use-open-plan.ts';
import type { WorkspacePart } from './workspace-panel.tsx';

interface Props {
  readonly plan: TakeoffEntry;
  readonly analysis: AnalyzedPlan;
  readonly opening: PlanOpening;
  readonly filling: Filling;
  /** The walls as tables, and the orientation, for the panel beside an open plan. */
  readonly walls: ReactNode;
  /** The values from the plan, for the panel beside an open plan. */
  readonly values: ReactNode;
  readonly onChange: (update: (plan: TakeoffEntry) => TakeoffEntry, edit: PlanEdit | string) => void;
  readonly onLeave: () => void;
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
  readonly say: (words: string) => void;
}

/**
 * Opens a plan in this browser, which then fills the window, and traces it (D1e). The file is not sent unless the user
 * attaches it.
 */
export function PlanTracing({ opening, walls, values, ...rest }: Props) {
  const { plan, onChange } = rest;
  const { opened, open, goTo, close } = opening;
  const [story, setStory] = useState(0);
  const [part, setPart] = useState<WorkspacePart | null>('walls');
  const shownStory = Math.min(story, plan.stories.length - 1);
  const traced = plan.plan;
  const isOpen = opened !== null;
  const lines = useDrawnLines(opened?.plan ?? null, opened?.page.number ?? 1);
  // The file field, at the top of the page, had the focus.
  useEffect(() => {
    if (isOpen) focusPlan();
  }, [isOpen]);

  // Photographs that are not a plan yet, and the plan that was made of some.
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

  const dropping = { onDragOver: (event: DragEvent) => event.preventDefault(), onDrop: drop };
  const notes = <OpeningNotes plan={plan} opening={opening} onChange={onChange} />;
  if (!opened)
    return (
      <section className={styles.source} aria-labelledby="trace-title" {...dropping}>
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
  return (
    <div {...dropping}>
      <Tracing
        // Unfinished tracing is dropped with a change of page, story or file.
        key={`${opened.plan.sha256} ${opened.page.number} ${shownStory}`}
        {...rest}
        sheet={{
          sha256: opened.plan.sha256,
          page: opened.page.number,
          width: opened.page.width,
          height: opened.page.height,
        }}
        isPdf={opened.plan.kind === 'pdf'}
        lines={lines}
        story={shownStory}
        onStory={toStory}
        onPage={(page) => void goTo(page)}
        show={(drawn) => <PlanView plan={opened.plan} page={opened.page} {...drawn} />}
        pages={
          opened.plan.pages > 1 && (
            <PagePicker
              page={opened.page.number}
              pages={opened.plan.pages}
              onPage={(page) => void goTo(page)}
            />
          )
        }
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
        status={<SaveStatusLine />}
        panel={{
          part,
          onPart: setPart,
          walls,
          values,
          file: (
            <>
              <AttachPlan key={opened.plan.sha256} file={opened.file} sha256={opened.plan.sha256} />
              <PlanFile opened={opened} made={made} onOpen={choose} />
              <div>
                <Button variant="secondary" size="small" onClick={close}>
                  Close the plan
                </Button>
              </div>
            </>
          ),
        }}
      />
    </div>
  );
}
