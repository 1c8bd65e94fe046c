export { type OpenPlanOptions, openPlan } from './open-plan.ts';
export type { OpenPlan, PlanPage, TileRequest } from './plan.ts';
