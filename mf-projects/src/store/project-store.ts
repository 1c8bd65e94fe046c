import type { ProjectState, SavedStep, StepStamps, StoredProject } from '@title24/shared-domain/projects';
import type { EditedProject, SaveUnit, StoredUnit, UnitData } from './save-unit.ts';

/** A loaded project. */
export interface OpenProject extends EditedProject {
  /** Project number, or 'test-drive'. */
  readonly key: string;
  /** Account name. Null for a test drive. */
  readonly owner: string | null;
  readonly state: ProjectState;
  readonly stepStamps: StepStamps;
  readonly takeoffStamp: number;
  /** Time of the last save in ISO 8601, or null before the first save. */
  readonly lastUpdate: string | null;
  readonly files: StoredProject['files'];
  /** Null for a test drive. */
  readonly stored: StoredProject | null;
}

/** Result of a save. A conflict includes the unit's stored version. */
export type SaveResult =
  | { readonly outcome: 'saved'; readonly saved: Pick<SavedStep, 'stamp' | 'lastUpdate'> }
  | { readonly outcome: 'conflict'; readonly current: StoredUnit };

/** Stores a project on the server, or a test drive in this browser. */
export interface ProjectStore {
  /** Rejects with an RpcError: `notFound` if the user has no such project, or this browser has no test drive. */
  load(): Promise<OpenProject>;
  /**
   * Saves a step or the plan. Rejects with an RpcError: code 0 if there was no response, `invalidToken` if the
   * login has expired, `notFound` if the project is gone, `notPossible` if it is locked, `limit` if the data is too
   * large, saves are too frequent or this browser cannot store the test drive.
   * @param stamp - the unit's version when last loaded or saved
   */
  save(unit: SaveUnit, data: UnitData, stamp: number): Promise<SaveResult>;
}
