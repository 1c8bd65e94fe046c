import type { ProjectState, SavedStep, StepStamps, StoredProject } from '@title24/shared-domain/projects';
import type { EditedProject, SaveUnit, StoredUnit, UnitData } from './save-unit.ts';

/** A project as loaded by its store. */
export interface OpenProject extends EditedProject {
  /** Key of the project in URLs: its number, or 'test-drive'. */
  readonly key: string;
  /** Name of the account that owns the project; null for a test drive. */
  readonly owner: string | null;
  readonly state: ProjectState;
  readonly stepStamps: StepStamps;
  readonly takeoffStamp: number;
  /** Time of the last save in ISO 8601 format; null if nothing has been saved yet. */
  readonly lastUpdate: string | null;
  readonly files: StoredProject['files'];
  /** Project on the server; null for a test drive. */
  readonly stored: StoredProject | null;
}

/** Result of a save. A conflict includes the version that is stored. */
export type SaveResult =
  | { readonly outcome: 'saved'; readonly saved: Pick<SavedStep, 'stamp' | 'lastUpdate'> }
  | { readonly outcome: 'conflict'; readonly current: StoredUnit };

/** Where a project is stored: on the server, or in this browser for a test drive. */
export interface ProjectStore {
  /** Loads the project. Rejects with an RpcError, whose code is `notFound` if the user has no such project. */
  load(): Promise<OpenProject>;
  /**
   * Saves a step or the plan. Rejects with an RpcError: code 0 if the server is unreachable, `invalidToken` if the
   * login has expired, `notPossible` if the project is locked, or `limit` if the data is too large.
   * @param stamp version of the unit when it was last loaded or saved
   */
  save(unit: SaveUnit, data: UnitData, stamp: number): Promise<SaveResult>;
}
