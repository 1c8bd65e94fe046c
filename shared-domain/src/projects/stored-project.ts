import type { ScanState } from '../full-service/submission-inbox.ts';
import type { ListPage } from '../list-page.ts';
import type { AttachmentKind } from './attachment-kinds.ts';
import type { Finding } from './checks/finding.ts';
import type { ProjectStep } from './fields/field-groups.ts';
import type { ProjectData } from './project-data.ts';
import type { ProjectKind } from './project-kind.ts';
import type { ProjectState } from './project-state.ts';
import type { StepData } from './step-data.ts';
import type { TakeoffEntry } from './takeoff-entry.ts';

/** The order of a listed project that counts: the open one, or else the newest, a cancelled one last. */
export interface ListedOrder {
  readonly number: string;
  /** The state as lists say it. */
  readonly stateTitle: string;
  /** What it waits for and until when, a sentence each; none where it waits for nothing. */
  readonly clocks: readonly string[];
}

/** A project in its owner's list. Moments are ISO 8601 timestamps. */
export interface ListedProject {
  readonly number: string;
  readonly name: string;
  readonly kind: ProjectKind;
  readonly state: ProjectState;
  readonly lastUpdate: string;
  /** The first step that something is missing in or wrong with; null if all are complete. */
  readonly nextStep: ProjectStep | null;
  /** In the trash: when it is gone for good; null outside. */
  readonly goneAt: string | null;
  /** Absent where nothing was ordered. */
  readonly order?: ListedOrder | undefined;
}

/** A page of the owner's list, what was changed last first; or of the trash. */
export interface ProjectList extends ListPage<ListedProject> {
  /** How many projects are in the trash. */
  readonly inTrash: number;
}

/** A file that is attached to a project. */
export interface Attachment {
  readonly id: string;
  readonly kind: AttachmentKind;
  /** The owner's name for it, cleaned for display. */
  readonly name: string;
  readonly mediaType: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
  /** What the virus scanner has said; what it has not let through cannot be opened. */
  readonly scanState: ScanState;
  readonly attachedAt: string;
}

/** How often each step was saved, which is the stamp of the next save: 0 for one that never was. */
export type StepStamps = Readonly<Record<ProjectStep, number>>;

/** A project whole, as its owner sees it. */
export interface StoredProject {
  readonly number: string;
  /** The name of the account that it belongs to. */
  readonly owner: string;
  readonly name: string;
  readonly kind: ProjectKind;
  readonly state: ProjectState;
  readonly createdAt: string;
  readonly lastUpdate: string;
  /** Of submission; 1 until there is one. */
  readonly round: number;
  /** The name that stands in the headers of its report. */
  readonly inputFileName: string;
  /** The number of the project that it was copied from, if it was. */
  readonly copiedFrom: string | null;
  readonly data: ProjectData;
  readonly stepStamps: StepStamps;
  readonly takeoff: TakeoffEntry | null;
  readonly takeoffStamp: number;
  readonly findings: readonly Finding[];
  readonly files: readonly Attachment[];
}

/** What a save gives. */
export interface SavedStep {
  /** To be sent with the next save of the step. */
  readonly stamp: number;
  readonly lastUpdate: string;
  /** Of the whole project. */
  readonly findings: readonly Finding[];
}

/** What is stored of a step: told with a conflict, as `data.current` of the error. */
export interface StepConflict {
  readonly stamp: number;
  readonly lastUpdate: string;
  readonly data: StepData;
}

/** As {@link StepConflict}, for a traced plan. */
export interface TakeoffConflict {
  readonly stamp: number;
  readonly lastUpdate: string;
  readonly takeoff: TakeoffEntry | null;
}

/** A project as a file to be kept. */
export interface ExportedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: string;
}

export const exportFormats = ['json', 'csv'] as const;

export type ExportFormat = (typeof exportFormats)[number];
