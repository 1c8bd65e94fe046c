import type { OpenPlan, PlanPage } from '@title24/plan-reader';

/** An open file and its current page. */
export interface OpenedPlan {
  readonly file: File;
  readonly plan: OpenPlan;
  readonly page: PlanPage;
}
