import type { ProjectState, SavedStep, StepStamps, StoredProject } from '@title24/shared-domain/projects';
import type { EditedProject, SaveUnit, StoredUnit, UnitData } from './save-unit.ts';

/** A project as its pages load it. */
export interface OpenProject extends EditedProject {
  /** The project's key in URLs: its number, or 'test-drive'. */
  readonly key: string;
  /** The name of the account that it belongs to; null for a test drive. */
  readonly owner: string | null;
  readonly state: ProjectState;
  readonly stepStamps: StepStamps;
  readonly takeoffStamp: number;
  /** ISO 8601 time of the last save; null if it was never saved. */
  readonly lastUpdate: string | null;
  readonly files: StoredProject['files'];
  /** State on the server; null for a test drive. */
  readonly stored: StoredProject | null;
}

/** Result of a save; for a conflict, with the stored state. */
export type SaveResult =
  | { readonly outcome: 'saved'; readonly saved: Pick<SavedStep, 'stamp' | 'lastUpdate'> }
  | { readonly outcome: 'conflict'; readonly current: StoredUnit };

/** Where a project is kept: on the server, or in this browser for a test drive. */
export interface ProjectStore {
  /** Rejects with RpcError; code `notFound` if there is no such project for the caller. */
  load(): Promise<OpenProject>;
  /**
   * Saves a step or the plan. Rejects with RpcError: code 0 if the server was not reached, `invalidToken` once the
   * login has expired, `notPossible` for a locked project, `limit` if it is too large.
   * @param stamp of the unit when it was last loaded or saved
   */
  save(unit: SaveUnit, data: UnitData, stamp: number): Promise<SaveResult>;
}
