import type { ProjectState, SavedStep, StepStamps, StoredProject } from '@title24/shared-domain/projects';
import type { EditedProject, SaveUnit, StoredUnit, UnitData } from './save-unit.ts';

/** A project as loaded by its pages. */
export interface OpenProject extends EditedProject {
  /** Key of the project in URLs: its number, or 'test-drive'. */
  readonly key: string;
  /** Name of the account that owns the project; null for a test drive. */
  readonly owner: string | null;
  readonly state: ProjectState;
  readonly stepStamps: StepStamps;
  readonly takeoffStamp: number;
  /** ISO 8601 time of the last save; null if there was none. */
  readonly lastUpdate: string | null;
  readonly files: StoredProject['files'];
  /** Project on the server; null for a test drive. */
  readonly stored: StoredProject | null;
}

/** Result of a save. A conflict includes the stored unit. */
export type SaveResult =
  | { readonly outcome: 'saved'; readonly saved: Pick<SavedStep, 'stamp' | 'lastUpdate'> }
  | { readonly outcome: 'conflict'; readonly current: StoredUnit };

/** Storage of a project: the server, or this browser for a test drive. */
export interface ProjectStore {
  /** Loads the project. Rejects with RpcError; its code is `notFound` if the user has no such project. */
  load(): Promise<OpenProject>;
  /**
   * Saves a step or the plan. Rejects with RpcError: code 0 if the server is unreachable, `invalidToken` if the login
   * has expired, `notPossible` if the project is locked, and `limit` if the data is too large.
   * @param stamp version of the unit when it was last loaded or saved
   */
  save(unit: SaveUnit, data: UnitData, stamp: number): Promise<SaveResult>;
}
