import {
  type ProjectData,
  type ProjectStep,
  projectSteps,
  type StepData,
  stepDataOf,
  type TakeoffEntry,
  withStepData,
} from '@title24/shared-domain/projects';

/** A step or the plan, which are saved and versioned separately. */
export type SaveUnit = ProjectStep | 'takeoff';

export const saveUnits: readonly SaveUnit[] = [...projectSteps, 'takeoff'];

/** Data of a step or of the plan. The plan's data has only `takeoff`. */
export type UnitData = StepData & { readonly takeoff?: TakeoffEntry | null };

export interface StoredUnit {
  readonly stamp: number;
  /** Time of the last save in ISO 8601. */
  readonly lastUpdate: string;
  readonly data: UnitData;
}

/** A project's editable data. */
export interface EditedProject {
  readonly data: ProjectData;
  /** Null without a plan. */
  readonly takeoff: TakeoffEntry | null;
}

/** Returns a unit's data. */
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
