import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { SaveStatusLine } from '../../steps/save-status.tsx';
import { PlanView } from '../plan-view/plan-view.tsx';
import { AttachPlan } from './attach-plan.tsx';
import { focusPlan, planElement } from './focus-plan.ts';
import type { OpenedPlan } from './opened-plan.ts';
import { PagePicker } from './page-picker.tsx';
import { Tracing } from './tracing.tsx';
import { usePageLines } from './use-page-lines.ts';
import type { WorkspacePart } from './workspace-panel.tsx';

type TracingProps = ComponentProps<typeof Tracing>;

interface Props
  extends Pick<
    TracingProps,
    | 'plan'
    | 'analysis'
    | 'filling'
    | 'story'
    | 'onStory'
    | 'notes'
    | 'onChange'
    | 'onLeave'
    | 'onUndo'
    | 'onRedo'
    | 'announce'
  > {
  readonly opened: OpenedPlan;
  readonly goTo: (page: number) => Promise<void>;
  /** Wall tables and orientation fields, shown beside the plan. */
  readonly walls: ReactNode;
  /** Values from the plan, shown beside it. */
  readonly values: ReactNode;
  /** Actions for the plan file. */
  readonly file: ReactNode;
}

/** An open plan with its tracing tools. */
export function PlanWorkspace({ opened, goTo, walls, values, file, ...rest }: Props) {
  const { plan, page } = opened;
  const [part, setPart] = useState<WorkspacePart | null>('walls');
  const lines = usePageLines(plan, page);
  // When the workspace opens, the focus moves to the plan.
  useEffect(focusPlan, []);
  // A change of the page, story or file resets the tool, its points and the selection. Outlines stay.
  const shown = `${plan.sha256} ${page.number} ${rest.story}`;
  const pressed = useRef('');
  useEffect(() => {
    // If the control that had the focus was replaced, the body has the focus.
    if (document.activeElement !== document.body) return;
    (document.getElementById(pressed.current) ?? planElement())?.focus({ preventScroll: true });
  }, [shown]);
  function onPage(number: number): void {
    pressed.current = document.activeElement?.id ?? '';
    void goTo(number);
  }
  return (
    <Tracing
      key={shown}
      {...rest}
      onStory={(story) => {
        pressed.current = document.activeElement?.id ?? '';
        rest.onStory(story);
      }}
      sheet={{ sha256: plan.sha256, page: page.number, width: page.width, height: page.height }}
      isPdf={plan.kind === 'pdf'}
      lines={lines}
      onPage={onPage}
      show={(drawn) => <PlanView plan={plan} page={page} {...drawn} />}
      pages={plan.pages > 1 && <PagePicker page={page.number} pages={plan.pages} onPage={onPage} />}
      status={<SaveStatusLine />}
      panel={{
        part,
        onPart: setPart,
        walls,
        values,
        file: (
          <>
            <AttachPlan key={plan.sha256} file={opened.file} sha256={plan.sha256} />
            {file}
          </>
        ),
      }}
    />
  );
}
