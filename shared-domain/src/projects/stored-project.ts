import type { StepData } from './step-data.ts';
import type { TakeoffEntry } from './takeoff-entry.ts';

/** A step's stored version, in the conflict error's `data.current`. */
export interface StepConflict {
  readonly stamp: number;
  readonly lastUpdate: string;
  readonly data: StepData;
}

/** Like {@link StepConflict}, for a traced plan. */
export interface TakeoffConflict {
  readonly stamp: number;
  readonly lastUpdate: string;
  readonly takeoff: TakeoffEntry | null;
}

export const exportFormats = ['json', 'csv'] as const;

export type ExportFormat = (typeof exportFormats)[number];
