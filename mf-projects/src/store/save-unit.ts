import {
  type ProjectData,
  type ProjectStep,
  projectSteps,
  type StepData,
  stepDataOf,
  type TakeoffEntry,
  withStepData,
} from '@title24/shared-domain/projects';

/** Unit that is saved and versioned separately: a step or the plan. */
export type SaveUnit = ProjectStep | 'takeoff';

export const saveUnits: readonly SaveUnit[] = [...projectSteps, 'takeoff'];

/** Data of a unit. The plan's data contains only `takeoff`. */
export type UnitData = StepData & { readonly takeoff?: TakeoffEntry | null };

/** A unit as stored. */
export interface StoredUnit {
  readonly stamp: number;
  /** Time of the last save in ISO 8601 format. */
  readonly lastUpdate: string;
  readonly data: UnitData;
}

/** Editable data of a project. */
export interface EditedProject {
  readonly data: ProjectData;
  /** Null if there is no plan. */
  readonly takeoff: TakeoffEntry | null;
}

/** Returns a unit's data from a project. */
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
