import {
  type ProjectData,
  type ProjectStep,
  projectSteps,
  type StepData,
  stepDataOf,
  type TakeoffEntry,
  withStepData,
} from '@title24/shared-domain/projects';

/** A part of a project that is saved separately, with its own stamp: a step, or the plan. */
export type SaveUnit = ProjectStep | 'takeoff';

export const saveUnits: readonly SaveUnit[] = [...projectSteps, 'takeoff'];

/** Data of a unit; for the plan, only `takeoff`. */
export type UnitData = StepData & { readonly takeoff?: TakeoffEntry | null };

/** A stored unit. */
export interface StoredUnit {
  readonly stamp: number;
  /** ISO 8601 moment. */
  readonly lastUpdate: string;
  readonly data: UnitData;
}

/** The editable data of a project. */
export interface EditedProject {
  readonly data: ProjectData;
  /** Null if no plan was ever drawn. */
  readonly takeoff: TakeoffEntry | null;
}

/** Returns the data of a unit of a project. */
export function unitDataOf({ data, takeoff }: EditedProject, unit: SaveUnit): UnitData {
  return unit === 'takeoff' ? { takeoff } : stepDataOf(data, unit);
}

/** Returns the project with a unit's data replaced. */
export function withUnitData(
  { data, takeoff }: EditedProject,
  unit: SaveUnit,
  unitData: UnitData,
): EditedProject {
  if (unit === 'takeoff') return { data, takeoff: unitData.takeoff ?? null };
  const { takeoff: _, ...stepData } = unitData;
  return { data: withStepData(data, unit, stepData), takeoff };
}
