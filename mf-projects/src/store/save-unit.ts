import {
  type ProjectData,
  type ProjectStep,
  projectSteps,
  type StepData,
  stepDataOf,
  type TakeoffEntry,
  withStepData,
} from '@title24/shared-domain/projects';

/** A part of a project that is saved and versioned separately: a step or the plan. */
export type SaveUnit = ProjectStep | 'takeoff';

export const saveUnits: readonly SaveUnit[] = [...projectSteps, 'takeoff'];

/** Data of a unit. The plan has only `takeoff`. */
export type UnitData = StepData & { readonly takeoff?: TakeoffEntry | null };

/** A unit as stored. */
export interface StoredUnit {
  readonly stamp: number;
  /** ISO 8601 time. */
  readonly lastUpdate: string;
  readonly data: UnitData;
}

/** Editable data of a project. */
export interface EditedProject {
  readonly data: ProjectData;
  /** Null if there is no plan. */
  readonly takeoff: TakeoffEntry | null;
}

/** Returns the data of a unit from a project. */
export function unitDataOf({ data, takeoff }: EditedProject, unit: SaveUnit): UnitData {
  return unit === 'takeoff' ? { takeoff } : stepDataOf(data, unit);
}

/** Returns the project with the data of a unit replaced. */
export function withUnitData(
  { data, takeoff }: EditedProject,
  unit: SaveUnit,
  unitData: UnitData,
): EditedProject {
  if (unit === 'takeoff') return { data, takeoff: unitData.takeoff ?? null };
  const { takeoff: _, ...stepData } = unitData;
  return { data: withStepData(data, unit, stepData), takeoff };
}
