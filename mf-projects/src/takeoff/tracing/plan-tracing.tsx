import { maxPages, maxPlanMegabytes } from '@title24/plan-reader/limits';
import type { TakeoffEntry } from '@title24/shared-domain/projects';
import { Alert, Button, FormField, LoadingNote } from '@title24/ui';
import { type DragEvent, useState } from 'react';
import type { AnalyzedPlan } from '../analyze-plan.ts';
import { KeepPlanBox } from '../kept-plan/keep-plan-box.tsx';
import { PlanView } from '../plan-view/plan-view.tsx';
import type { PlanEdit } from '../story-editor.tsx';
import { AttachPlan } from './attach-plan.tsx';
import { PagePicker } from './page-picker.tsx';
import { isDrawn, pageOf } from './sheet-edits.ts';
import styles from './tracing.module.css';
import { Tracing } from './tracing.tsx';
import { useOpenPlan } from './use-open-plan.ts';

interface Props {
  readonly plan: TakeoffEntry;
  readonly analysis: AnalyzedPlan;
  readonly onChange: (update: (plan: TakeoffEntry) => TakeoffEntry, edit: PlanEdit | string) => void;
  readonly onLeave: () => void;
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
  readonly say: (words: string) => void;
}

const accepted = '.pdf,.png,.jpg,.jpeg,.webp,application/pdf,image/png,image/jpeg,image/webp';

/** Opens a plan in this browser and traces it (D1e). Nothing of the file is sent unless the user attaches it. */
export function PlanTracing(props: Props) {
  const { plan, onChange } = props;
  const { opened, isOpening, problem, open, goTo } = useOpenPlan();
  const [story, setStory] = useState(0);
  const shownStory = Math.min(story, plan.stories.length - 1);
  const traced = plan.plan;
  const isOther = opened !== null && traced !== undefined && traced.sha256 !== opened.plan.sha256;

  function choose(files: FileList | null): void {
    const file = files?.[0];
    if (file) void open(file, pageOf(plan, shownStory) ?? 1);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    choose(event.dataTransfer.files);
  }

  function toStory(next: number): void {
    setStory(next);
    const page = pageOf(plan, next);
    if (opened && page !== null && page !== opened.page.number && isDrawn(plan.stories[next]))
      void goTo(page);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the file field in it is accessible by keyboard
    <div className={styles.source} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <FormField
        id="plan-file"
        label={opened ? 'Open another plan' : 'Plan file'}
        hint={`A PDF, PNG, JPEG or WebP file, up to ${maxPlanMegabytes} MB and ${maxPages} pages. You can also drop it here. It stays in this browser.`}
        describedBy={undefined}
      >
        {(wiring) => (
          <input
            {...wiring}
            type="file"
            accept={accepted}
            className={styles.file}
            onChange={({ target }) => choose(target.files)}
          />
        )}
      </FormField>
      {isOpening && <LoadingNote>Opening the plan…</LoadingNote>}
      {problem !== null && (
        <Alert tone="danger" role="alert" title="The plan was not opened">
          <p>{problem}</p>
        </Alert>
      )}
      <KeepPlanBox
        opened={opened && { file: opened.file, sha256: opened.plan.sha256 }}
        onOpen={(file) => void open(file, pageOf(plan, shownStory) ?? 1)}
      />
      {!opened && traced && (
        <p>
          This project was traced on page {traced.page} of a plan. What was traced is kept; open the same file
          to continue on the plan.
        </p>
      )}
      {isOther && (
        <Alert
          tone="warning"
          role="alert"
          title="This is not the plan that you traced. The outline may not fit."
        >
          <Button
            variant="secondary"
            size="small"
            onClick={() =>
              onChange(
                (before) =>
                  before.plan ? { ...before, plan: { ...before.plan, sha256: opened.plan.sha256 } } : before,
                'The outline belongs to this plan now.',
              )
            }
          >
            Use this plan from now on
          </Button>
        </Alert>
      )}
      {opened && (
        <>
          {opened.plan.pages > 1 && (
            <PagePicker
              page={opened.page.number}
              pages={opened.plan.pages}
              onPage={(page) => void goTo(page)}
            />
          )}
          <Tracing
            // Unfinished tracing is dropped with a change of page, story or file.
            key={`${opened.plan.sha256} ${opened.page.number} ${shownStory}`}
            {...props}
            sheet={{
              sha256: opened.plan.sha256,
              page: opened.page.number,
              width: opened.page.width,
              height: opened.page.height,
            }}
            isPdf={opened.plan.kind === 'pdf'}
            story={shownStory}
            onStory={toStory}
            onPage={(page) => void goTo(page)}
            show={(drawn) => <PlanView plan={opened.plan} page={opened.page} {...drawn} />}
          />
          <AttachPlan key={opened.plan.sha256} file={opened.file} sha256={opened.plan.sha256} />
        </>
      )}
    </div>
  );
}
