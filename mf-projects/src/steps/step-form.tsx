import { useMountProps } from '@title24/remote-kit/runtime';
import {
  applyAction,
  asksForGroup,
  type Finding,
  factsOf,
  fieldGroups,
  linesAt,
  type ProjectData,
  type ProjectStep,
  projectSteps,
  stepTitles,
} from '@title24/shared-domain/projects';
import { Button, ButtonLink, Cluster, ErrorSummary, type FormProblem } from '@title24/ui';
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { FindingList } from '../forms/finding-list.tsx';
import { FromPlanContext, useFromPlan } from '../forms/from-plan-context.ts';
import { StepFormContext } from '../forms/step-form-context.ts';
import { TypicalFactsContext } from '../forms/typical-facts-context.ts';
import { lineTitle } from '../lines/line-facts.ts';
import { LineList } from '../lines/line-list.tsx';
import type { Removal } from '../lines/removal-notice.tsx';
import { withLineBack } from '../lines/undo-removal.ts';
import { useWide } from '../lines/use-wide.ts';
import { useEditedSession, useProject } from '../project/project-context.ts';
import { projectPath, stepPath } from '../project-paths.ts';
import { SaveStatusLine } from './save-status.tsx';
import { SingleGroup } from './single-group.tsx';
import { keepSame, type PlacedFindings, placeFindings } from './step-findings.ts';
import styles from './steps.module.css';
import { useReveal } from './use-reveal.ts';
import { unreadable, useStepForm } from './use-step-form.ts';

interface Props {
  readonly step: ProjectStep;
  /** Content above the form. */
  readonly above?: ReactNode;
  /** Returns the content beside the form, such as the findings. */
  readonly aside: (data: ProjectData) => ReactNode;
}

const none: readonly Finding[] = [];

/** Returns the path of the next step or, after the last step, of the overview. */
function pageAfter(project: string, step: ProjectStep): string {
  const next = projectSteps[projectSteps.indexOf(step) + 1];
  return next ? stepPath(project, next) : projectPath(project);
}

function lineIdsOf(data: ProjectData, step: ProjectStep): ReadonlySet<string> {
  return new Set(
    fieldGroups
      .filter((group) => group.step === step && group.list)
      .flatMap(({ path }) => linesAt(data, path).map(({ id }) => String(id))),
  );
}

/** A step as a form whose input is saved automatically. */
export function StepForm({ step, above, aside }: Props) {
  const project = useProject();
  const { navigate } = useMountProps();
  const { key, findings } = project;
  const session = useEditedSession();
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const form = useStepForm(step, (data) => {
    const unread = unreadable(data, step, thisYear);
    setProblems([...unread].map(([address, message]) => ({ fieldId: address, message })));
    if (unread.size > 0) return;
    void session.flush();
    void navigate(pageAfter(key, step));
  });
  const { data, typed, attempts, actions, thisYear } = form;
  const lineIds = useMemo(() => lineIdsOf(data, step), [data, step]);
  const [openLines, setOpenLines] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<Removed | null>(null);
  const isGrid = useWide();
  const reveal = useReveal((line, isNew) => {
    // In a grid, a new line stays closed, because the user can fill in its row.
    if (!isGrid || !isNew) setOpenLines((before) => new Set(before).add(line));
  });
  const placed = usePlaced(findings, step, lineIds);
  const fromPlan = useFromPlan(data, project.takeoff);
  const { kind, yearBuilt } = factsOf(data);
  const facts = useMemo(() => ({ kind, yearBuilt }), [kind, yearBuilt]);
  const errors = useMemo(() => {
    const shown = new Map(unreadable(data, step, thisYear));
    // Missing answers count as errors only after an attempt to continue.
    if (attempts > 0)
      for (const [address, message] of placed.missing) if (!shown.has(address)) shown.set(address, message);
    for (const address of Object.keys(typed)) shown.delete(address);
    return shown as ReadonlyMap<string, string>;
  }, [data, step, thisYear, attempts, placed.missing, typed]);
  const [lineActions] = useState(() => ({
    open: (id: string, isOpen: boolean) =>
      setOpenLines((before) => {
        const after = new Set(before);
        if (isOpen) after.add(id);
        else after.delete(id);
        return after;
      }),
    copy: (line: string) => actions.act({ do: 'copy', line }),
    change: actions.change,
    add: (list: string) => actions.act({ do: 'add', list }),
    join: (table: 'existing' | 'added', lines: readonly string[]) =>
      actions.act({ do: 'join', table, lines }),
    remove: (line: string) =>
      actions.change((before) => {
        const place = placeOfLine(before, step, line);
        setRemoved(
          place && {
            ...place,
            undo() {
              actions.change((now) => withLineBack(now, before, place.path, line));
              setRemoved(null);
            },
          },
        );
        return applyAction(before, step, { do: 'remove', line });
      }),
  }));
  useOpenNewLines(lineIds, (id) => reveal(id, true));

  const groups = fieldGroups.filter((group) => group.step === step && asksForGroup(group, data.kind));
  return (
    <StepFormContext value={actions}>
      <FromPlanContext value={fromPlan}>
        <TypicalFactsContext value={facts}>
          <div
            className={`${styles.columns} ${groups.some(({ list }) => list) ? styles.withLists : ''}`}
            onClickCapture={(event: MouseEvent) => {
              const link = event.target instanceof Element ? event.target.closest('a') : null;
              if (!link?.hash || link.pathname !== location.pathname || event.ctrlKey || event.metaKey)
                return;
              if (link.dataset.helpItem !== undefined || !reveal(decodeURIComponent(link.hash.slice(1))))
                return;
              event.preventDefault();
              event.stopPropagation();
            }}
          >
            <div className={styles.main}>
              {above}
              <form className={styles.form} noValidate aria-label={stepTitles[step]} onSubmit={form.submit}>
                <ErrorSummary problems={problems} attempt={attempts} />
                {placed.ofStep.length > 0 && <FindingList findings={placed.ofStep} />}
                {groups.map((group) =>
                  group.list ? (
                    <LineList
                      key={group.path}
                      group={group}
                      data={data}
                      typed={typed}
                      errors={errors}
                      findings={placed.byLine}
                      missing={placed.missingByLine}
                      listFindings={attempts > 0 ? (placed.byList.get(group.path) ?? none) : none}
                      openLines={openLines}
                      removal={removed?.path === group.path ? removed : null}
                      isGrid={isGrid}
                      {...lineActions}
                    />
                  ) : (
                    <SingleGroup
                      key={group.path}
                      group={group}
                      data={data}
                      typed={typed}
                      errors={errors}
                      placed={placed}
                      take={actions.take}
                    />
                  ),
                )}
                <div className={styles.end}>
                  <Cluster>
                    <Button type="submit">Save and continue</Button>
                    <ButtonLink href={projectPath(key)} variant="quiet">
                      Back to all steps
                    </ButtonLink>
                  </Cluster>
                  <SaveStatusLine />
                </div>
              </form>
            </div>
            <aside className={styles.aside} aria-label="Outline and findings">
              {aside(data)}
            </aside>
          </div>
        </TypicalFactsContext>
      </FromPlanContext>
    </StepFormContext>
  );
}

function usePlaced(
  findings: Parameters<typeof placeFindings>[0],
  step: ProjectStep,
  lineIds: ReadonlySet<string>,
): PlacedFindings {
  const before = useRef<PlacedFindings | null>(null);
  const placed = useMemo(
    () => keepSame(before.current, placeFindings(findings, step, lineIds)),
    [findings, step, lineIds],
  );
  useEffect(() => {
    before.current = placed;
  });
  return placed;
}

/** Calls `open` with the id of a new line, so that the user can fill it in. */
function useOpenNewLines(ids: ReadonlySet<string>, open: (id: string) => void): void {
  const known = useRef(ids);
  const added = useRef(open);
  useEffect(() => {
    added.current = open;
  });
  useEffect(() => {
    const fresh = [...ids].filter((id) => !known.current.has(id));
    known.current = ids;
    // Several new lines at once, such as pasted ones, stay closed.
    if (fresh.length === 1 && fresh[0] !== undefined) added.current(fresh[0]);
  }, [ids]);
}

interface Removed extends Removal {
  /** Path of the line's list. */
  readonly path: string;
}

function placeOfLine(data: ProjectData, step: ProjectStep, id: string): Omit<Removed, 'undo'> | null {
  for (const group of fieldGroups) {
    const lines = group.step === step && group.list ? linesAt(data, group.path) : [];
    const index = lines.findIndex((line) => line.id === id);
    if (index >= 0)
      return { title: lineTitle(group, index), path: group.path, id, after: lines[index - 1]?.id };
  }
  return null;
}
