import type { OpenPlan, PlanPage } from '@title24/plan-reader';

/** A file that is open, at one of its pages. */
export interface OpenedPlan {
  readonly file: File;
  readonly plan: OpenPlan;
  readonly page: PlanPage;
}
