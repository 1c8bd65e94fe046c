import type { Attachment, ProjectState, StoredProject } from '@title24/shared-domain/projects';
import type { EditedProject } from '../store/save-unit.ts';
import type { OpenQuestion } from './merge-steps.ts';
import type { UnitVersions } from './merge-units.ts';
import type { SaveStatus } from './save-status.ts';

/** A step or the plan that was also changed in another window, with the questions that the user must answer. */
export interface UnitQuestions extends UnitVersions {
  readonly questions: readonly OpenQuestion[];
}

export interface SessionState extends EditedProject {
  readonly key: string;
  readonly state: ProjectState;
  readonly isEditable: boolean;
  readonly files: readonly Attachment[];
  /** Null for a test drive. */
  readonly stored: StoredProject | null;
  readonly status: SaveStatus;
  readonly questions: UnitQuestions | null;
  /** Whether an earlier visit's unsaved text was restored and is still unsaved. */
  readonly isRestored: boolean;
  /** Whether this browser stores unsaved text. If not, closing the tab loses it. */
  readonly isKept: boolean;
}
