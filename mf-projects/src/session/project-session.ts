import type { unsentSteps } from '@title24/remote-kit/browser';
import { isRpcError, rpcErrorCodes } from '@title24/remote-kit/contract';
import {
  type Attachment,
  isEditable,
  type ProjectData,
  type TakeoffEntry,
} from '@title24/shared-domain/projects';
import type { OpenProject, ProjectStore } from '../store/project-store.ts';
import {
  type EditedProject,
  type SaveUnit,
  type StoredUnit,
  saveUnits,
  type UnitData,
  unitDataOf,
  withUnitData,
} from '../store/save-unit.ts';
import { changedSteps } from './changed-steps.ts';
import { KeptUnits } from './kept-units.ts';
import { mergeUnits, type UnitVersions } from './merge-units.ts';
import { isSame } from './same-data.ts';
import { SaveSchedule } from './save-schedule.ts';
import { retryAfterMs, type SaveStatus, statusOfError } from './save-status.ts';
import type { SessionState } from './session-state.ts';
import type { StoredElsewhere, TabLink } from './tab-link.ts';

interface Options {
  readonly store: ProjectStore;
  /** Storage for unsent changes, or null if the project is stored in this browser. */
  readonly kept: typeof unsentSteps | null;
  readonly linkTabs: (project: string, onStored: (stored: StoredElsewhere) => void) => TabLink;
  /** Called after the session has closed because another account has logged in or the project was not found. */
  readonly onOtherAccount?: () => void;
}

/**
 * A project being edited (D1h). Each unit (a step or the plan) is saved separately, one request at a time. Text entered
 * during a request is sent in a later request.
 */
export class ProjectSession {
  readonly #store: ProjectStore;
  readonly #kept: KeptUnits;
  readonly #tabs: TabLink;
  readonly #owner: string | null;
  readonly #onOtherAccount: () => void;
  readonly #listeners = new Set<() => void>();
  readonly #stored = new Map<SaveUnit, Pick<StoredUnit, 'data' | 'stamp'>>();
  /** Each unit's data that was sent but is not yet confirmed. */
  readonly #sent = new Map<SaveUnit, UnitData>();
  /** Units with unsaved changes. */
  readonly #dirty = new Set<SaveUnit>();
  #state: SessionState;
  #sending: Promise<void> | null = null;
  readonly #schedule = new SaveSchedule({
    save: () => void this.flush(),
    keep: () => {
      for (const unit of this.#dirty) void this.#keep(unit);
    },
  });
  #isClosed = false;
  #isClosing = false;
  /** While true, no changes are sent, because each request would prompt for a login again. */
  #isLoggedOut = false;

  constructor(project: OpenProject, { store, kept, linkTabs, onOtherAccount = () => undefined }: Options) {
    const { key, owner, data, takeoff, state, files, stored, lastUpdate, stepStamps, takeoffStamp } = project;
    this.#store = store;
    this.#owner = owner;
    this.#onOtherAccount = onOtherAccount;
    for (const unit of saveUnits) {
      const stamp = unit === 'takeoff' ? takeoffStamp : stepStamps[unit];
      this.#stored.set(unit, { data: unitDataOf(project, unit), stamp });
    }
    this.#state = {
      key,
      data,
      takeoff,
      state,
      files,
      stored,
      isEditable: isEditable(state),
      status: { kind: 'saved', at: lastUpdate },
      questions: null,
      isRestored: false,
      isKept: true,
    };
    this.#tabs = linkTabs(key, (other) => this.#takeOver(other));
    this.#kept = new KeptUnits({ kept, owner, project: key, tab: this.#tabs.id });
  }

  readonly getState = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Restores and sends the unsent changes that this tab and closed tabs have stored. */
  async restore(): Promise<void> {
    if (!this.#state.isEditable) return;
    for (const { step: name, tab, base, sent, data } of await this.#kept.leftBy(this.#tabs.openTabs())) {
      const unit = saveUnits.find((each) => each === name);
      const stored = unit && this.#stored.get(unit);
      if (!unit || !stored || this.#isClosed) continue;
      const theirs = unitDataOf(this.#state, unit);
      const versions: UnitVersions = {
        unit,
        base: baseOf(base as UnitData, sent as UnitData | undefined, theirs),
        mine: data as UnitData,
        theirs,
      };
      const { data: merged, questions } = mergeUnits(versions);
      const isChanged = !isSame(merged, stored.data);
      // An earlier request with older data may still arrive, so the current version must be sent last.
      const mayArrive = sent !== undefined && !isSame(sent as UnitData, theirs);
      if (!isChanged && !mayArrive) {
        this.#kept.drop(unit, tab);
        continue;
      }
      if (mayArrive) this.#sent.set(unit, sent as UnitData);
      this.#dirty.add(unit);
      this.#set({
        ...withUnitData(this.#state, unit, merged),
        ...(isChanged && { isRestored: true }),
        ...(questions.length > 0 && { questions: { ...versions, questions } }),
      });
      // This tab stores its own copy before it deletes the copy of the closed tab, so that a crash loses nothing.
      if (await this.#keep(unit)) this.#kept.dropOther(unit, tab);
    }
    if (this.#dirty.size > 0) void this.flush();
  }

  /** Changes the project's data, which is saved after a pause. Does nothing if the project is locked. */
  change(update: (data: ProjectData) => ProjectData): void {
    const { data: before } = this.#state;
    const data = update(before);
    if (data !== before) this.#take({ data }, changedSteps(before, data));
  }

  /** Changes the plan, which is saved after a pause. Does nothing if the project is locked. */
  changeTakeoff(update: (takeoff: TakeoffEntry | null) => TakeoffEntry): void {
    const { takeoff: before } = this.#state;
    const takeoff = update(before);
    if (takeoff !== before) this.#take({ takeoff }, ['takeoff']);
  }

  #take(changed: Partial<EditedProject>, units: readonly SaveUnit[]): void {
    if (!this.#state.isEditable) return;
    for (const unit of units) this.#dirty.add(unit);
    this.#set({ ...changed, status: this.#waitingStatus() });
    this.#schedule.typed();
  }

  /** Saves as soon as the server allows. Called, for example, when a field loses the focus. */
  flushSoon(): void {
    this.#schedule.saveSoon();
  }

  /**
   * Saves now. Resolves when no request is pending, even if a save failed. Sends nothing if the login has expired or
   * the session is closed.
   */
  flush(): Promise<void> {
    this.#schedule.saving();
    if (this.#isClosed || this.#isLoggedOut) return this.#sending ?? Promise.resolve();
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  /** Stops sending until there is a new login. */
  loginEnded(): void {
    this.#isLoggedOut = true;
    this.#schedule.stopTrying();
    if (this.#dirty.size > 0) this.#set({ status: { kind: 'login-ended' } });
  }

  /** Sends pending changes if the same account has logged in. Otherwise, they stay stored for their owner. */
  async loginBack(): Promise<void> {
    if (this.#isClosed) return;
    if (this.#isLoggedOut) {
      this.#schedule.stopTrying();
      try {
        const { owner } = await this.#store.load();
        if (owner !== this.#owner) return this.#abandon();
      } catch (error) {
        if (isRpcError(error) && error.code === rpcErrorCodes.notFound) return this.#abandon();
        this.#askAgain(error);
        return;
      }
      this.#isLoggedOut = false;
    }
    if (this.#dirty.size > 0) void this.flush();
  }

  /** Stores unsaved changes in this browser now, because the page might close. */
  keepNow(): void {
    this.#schedule.keepNow();
  }

  /**
   * Resolves a unit's conflict with another window.
   * @param choices - chosen versions by path; fields without a choice keep this window's version
   */
  resolve(choices: ReadonlyMap<string, 'mine' | 'theirs'>): void {
    const { questions } = this.#state;
    if (!questions) return;
    const { unit } = questions;
    // The user may have entered more text since the question appeared.
    const mine = unitDataOf(this.#state, unit);
    const { data } = mergeUnits({ ...questions, mine }, choices);
    this.#set({ ...withUnitData(this.#state, unit, data), questions: null });
    this.#dirty.add(unit);
    void this.flush();
  }

  changeFiles(update: (files: readonly Attachment[]) => readonly Attachment[]): void {
    this.#set({ files: update(this.#state.files) });
  }

  /** Returns whether there are changes that are neither saved nor stored in this browser. */
  isAtRisk(): boolean {
    return this.#dirty.size > 0 && !this.#state.isKept;
  }

  hasUnsent(): boolean {
    return this.#dirty.size > 0;
  }

  /** Stores unsaved changes in this browser, tries to send them, and then closes the session. */
  close(): void {
    this.keepNow();
    this.#isClosing = true;
    void this.flush().finally(() => this.#end());
  }

  #abandon(): void {
    if (this.#isClosed) return;
    this.keepNow();
    this.#end();
    this.#onOtherAccount();
  }

  /** Schedules another check of the logged-in account after a check has failed. */
  #askAgain(error: unknown): void {
    if (this.#isClosed) return;
    const status = statusOfError(error);
    if (this.#dirty.size > 0) this.#set({ status });
    if (status.kind !== 'login-ended') this.#schedule.tryAgain(() => void this.loginBack());
  }

  #end(): void {
    this.#isClosed = true;
    this.#schedule.end();
    this.#tabs.close();
  }

  async #send(): Promise<void> {
    this.#schedule.stopTrying();
    const done = new Set<SaveUnit>();
    for (let unit = this.#nextUnit(done); unit !== undefined; unit = this.#nextUnit(done)) {
      // A unit that changed during its save waits for the minimum interval between saves.
      if (done.has(unit) && !this.#isClosing) return this.#schedule.saveNext();
      const sent = unitDataOf(this.#state, unit);
      const stored = this.#stored.get(unit);
      if (!stored) return;
      this.#set({ status: { kind: 'saving' } });
      this.#schedule.sent();
      const before = this.#sent.get(unit);
      this.#sent.set(unit, sent);
      try {
        const result = await this.#store.save(unit, sent, stored.stamp);
        this.#sent.delete(unit);
        if (this.#isClosed) return;
        if (result.outcome === 'conflict') {
          // If this tab's earlier save succeeded but its response was lost, the conflict can be with the data of that
          // save. Then that data is the base.
          this.#meet(unit, baseOf(stored.data, before, result.current.data), result.current);
        } else {
          done.add(unit);
          this.#saved(unit, sent, result.saved.stamp, result.saved.lastUpdate);
        }
        this.#schedule.answered();
      } catch (error) {
        if (!this.#isClosed) this.#failed(error);
        return;
      }
    }
  }

  /** Returns the next unit to save, if any. Units in `done` come last. A unit with open questions waits. */
  #nextUnit(done: ReadonlySet<SaveUnit>): SaveUnit | undefined {
    const { questions, isEditable: mayEdit } = this.#state;
    if (this.#isClosed || this.#isLoggedOut || !mayEdit) return undefined;
    const waiting = [...this.#dirty].filter((unit) => unit !== questions?.unit);
    return waiting.find((unit) => !done.has(unit)) ?? waiting[0];
  }

  #saved(unit: SaveUnit, data: UnitData, stamp: number, lastUpdate: string): void {
    this.#stored.set(unit, { data, stamp });
    if (isSame(unitDataOf(this.#state, unit), data)) {
      this.#dirty.delete(unit);
      this.#kept.drop(unit);
    }
    this.#tabs.tell({ unit, data, stamp, lastUpdate });
    const isDone = this.#dirty.size === 0;
    this.#set({
      status: isDone ? { kind: 'saved', at: lastUpdate } : this.#waitingStatus(),
      ...(isDone && { isRestored: false }),
    });
  }

  /** Merges a unit that was saved in another window. Conflicts become questions for the user. */
  #meet(unit: SaveUnit, base: UnitData, current: StoredUnit): void {
    const mine = unitDataOf(this.#state, unit);
    const versions: UnitVersions = { unit, base, mine, theirs: current.data };
    const { data, questions } = mergeUnits(versions);
    this.#stored.set(unit, { data: current.data, stamp: current.stamp });
    if (isSame(data, current.data)) this.#dirty.delete(unit);
    this.#set({
      ...withUnitData(this.#state, unit, data),
      ...(questions.length > 0 && { questions: { ...versions, questions } }),
      ...(this.#dirty.size === 0 && { status: { kind: 'saved', at: current.lastUpdate } as const }),
    });
    if (this.#dirty.has(unit)) this.#schedule.keepSoon();
    else this.#kept.drop(unit);
  }

  /** Applies a unit that another tab has saved. */
  #takeOver({ unit, ...current }: StoredElsewhere): void {
    const stored = this.#stored.get(unit);
    if (!stored || this.#isClosed || current.stamp <= stored.stamp) return;
    if (this.#dirty.has(unit)) {
      this.#meet(unit, stored.data, current);
      return;
    }
    this.#stored.set(unit, { data: current.data, stamp: current.stamp });
    this.#set({
      ...withUnitData(this.#state, unit, current.data),
      ...(this.#dirty.size === 0 && { status: { kind: 'saved', at: current.lastUpdate } as const }),
    });
  }

  #failed(error: unknown): void {
    // The login may also have ended during this save.
    const status: SaveStatus = this.#isLoggedOut ? { kind: 'login-ended' } : statusOfError(error);
    this.#isLoggedOut = status.kind === 'login-ended';
    this.#set({ status, ...(status.kind === 'locked' && { isEditable: false }) });
    if (this.#isLoggedOut) return;
    const mayPass = status.kind === 'offline' || (isRpcError(error) && error.code === rpcErrorCodes.limit);
    if (mayPass) this.#schedule.tryAgain(() => void this.flush(), retryAfterMs(error));
  }

  /** Returns the status while changes are waiting. Typing does not change the status 'offline' or 'login-ended'. */
  #waitingStatus(): SaveStatus {
    const { status } = this.#state;
    return status.kind === 'offline' || status.kind === 'login-ended' ? status : { kind: 'saving' };
  }

  /** Stores this tab's copy of a unit. Returns false after a failure. */
  async #keep(unit: SaveUnit): Promise<boolean> {
    const stored = this.#stored.get(unit);
    if (!stored) return true;
    const isKept = await this.#kept.keep(unit, stored, unitDataOf(this.#state, unit), this.#sent.get(unit));
    // The server may have saved the unit while the copy was being stored.
    if (!this.#dirty.has(unit)) this.#kept.drop(unit);
    if (isKept !== this.#state.isKept) this.#set({ isKept });
    return isKept;
  }

  #set(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Returns the base of a unit's changes: the sent data if the server has stored it, or the last known version. */
function baseOf(stored: UnitData, sent: UnitData | undefined, theirs: UnitData): UnitData {
  return sent !== undefined && isSame(sent, theirs) ? sent : stored;
}
