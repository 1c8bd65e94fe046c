import type { TakeoffEntry } from '@title24/shared-domain/projects';
import { Alert, Button, LoadingNote } from '@title24/ui';
import type { PlanOpening } from './use-open-plan.ts';

interface Props {
  readonly plan: TakeoffEntry;
  readonly opening: PlanOpening;
  readonly onChange: (update: (plan: TakeoffEntry) => TakeoffEntry, words: string) => void;
}

/** Result of opening a file. Warns if the file is not the traced plan. */
export function OpeningNotes({ plan, opening: { opened, isOpening, problem }, onChange }: Props) {
  const isOther = opened !== null && plan.plan !== undefined && plan.plan.sha256 !== opened.plan.sha256;
  return (
    <>
      {isOpening && <LoadingNote>Opening the plan…</LoadingNote>}
      {problem !== null && (
        <Alert tone="danger" role="alert" title="The plan was not opened">
          <p>{problem}</p>
        </Alert>
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
    </>
  );
}
