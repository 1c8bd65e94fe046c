import {
  type ProjectData,
  type ProjectStep,
  projectSteps,
  type StepData,
  stepDataOf,
  type TakeoffEntry,
  withStepData,
} from '@title24/shared-domain/projects';

/** What of a project is saved by itself, with a stamp of its own: a step, or the plan. */
export type SaveUnit = ProjectStep | 'takeoff';

export const saveUnits: readonly SaveUnit[] = [...projectSteps, 'takeoff'];

/** What a unit holds: of the plan, `takeoff` alone. */
export type UnitData = StepData & { readonly takeoff?: TakeoffEntry | null };

/** A unit as it is stored. */
export interface StoredUnit {
  readonly stamp: number;
  /** ISO 8601 moment. */
  readonly lastUpdate: string;
  readonly data: UnitData;
}

/** All of a project that is edited. */
export interface EditedProject {
  readonly data: ProjectData;
  /** Null if no plan was ever drawn. */
  readonly takeoff: TakeoffEntry | null;
}

export function unitDataOf({ data, takeoff }: EditedProject, unit: SaveUnit): UnitData {
  return unit === 'takeoff' ? { takeoff } : stepDataOf(data, unit);
}

/** The project with a unit's data replaced. */
export function withUnitData(
  { data, takeoff }: EditedProject,
  unit: SaveUnit,
  unitData: UnitData,
): EditedProject {
  if (unit === 'takeoff') return { data, takeoff: unitData.takeoff ?? null };
  const { takeoff: _, ...stepData } = unitData;
  return { data: withStepData(data, unit, stepData), takeoff };
}
