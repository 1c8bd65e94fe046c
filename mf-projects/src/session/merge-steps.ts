import {
  addressOf,
  documentOfSteps,
  fieldAt,
  fieldGroups,
  isMarkedTypical,
  isObject,
  linesAt,
  nextLineId,
  type ProjectData,
  type ProjectStep,
  type StepData,
  stepDataOf,
  typedText,
  valueAt,
  valuesOfGroup,
  withAnswersOf,
  withCredit,
  withoutLine,
  withStepData,
  withValue,
} from '@title24/shared-domain/projects';

/** Versions of a step that was changed in this window ("mine") and in another window ("theirs"). */
export interface StepVersions {
  readonly step: ProjectStep;
  /** Version before both changes. */
  readonly base: StepData;
  readonly mine: StepData;
  readonly theirs: StepData;
}

/** A conflicting field with both answers, or the conflicting plan with a description of both versions. */
export interface OpenQuestion {
  readonly address: string;
  readonly mine: string;
  readonly theirs: string;
}

export interface MergedStep {
  /** The merged step. A conflicting field has the chosen answer, or my answer if none was chosen. */
  readonly data: StepData;
  readonly questions: readonly OpenQuestion[];
}

/**
 * Merges the versions of a step, one field at a time. Keeps lines that only one version added. Also keeps lines that
 * one version removed and the other changed. This way, no input is lost.
 * @param choices - chosen version of each conflicting field, by path
 */
export function mergeSteps(
  { step, base, mine, theirs }: StepVersions,
  choices: ReadonlyMap<string, 'mine' | 'theirs'> = new Map(),
  thisYear: number = new Date().getFullYear(),
): MergedStep {
  const before = wholeOf(step, base);
  const other = wholeOf(step, theirs);
  const own = withNewIds(step, wholeOf(step, mine), before, other);
  const questions: OpenQuestion[] = [];
  let merged = withLinesOf(step, own, before, other);
  merged = withCreditsOf(step, own, before, merged);
  const [answersBefore, answersElsewhere] = [answersOf(step, before), answersOf(step, other)];
  for (const [address, answer] of answersOf(step, own)) {
    const was = answersBefore.get(address) ?? noAnswer;
    const elsewhere = answersElsewhere.get(address) ?? noAnswer;
    if (!isTaken(answer, was, elsewhere)) continue;
    const isOpen = ![was.text, answer.text].includes(elsewhere.text) && answersElsewhere.has(address);
    if (isOpen) questions.push({ address, mine: answer.text, theirs: elsewhere.text });
    if (isOpen && choices.get(address) === 'theirs') continue;
    merged = withAnswersOf(merged, own, [address], thisYear);
  }
  return { data: stepDataOf(merged, step), questions };
}

function wholeOf(step: ProjectStep, data: StepData): ProjectData {
  return withStepData({ ...documentOfSteps([]), kind: 'new' }, step, data);
}

function groupsOf(step: ProjectStep) {
  return fieldGroups.filter((group) => group.step === step);
}

const listsOf = (step: ProjectStep) => groupsOf(step).filter(({ list }) => list);

interface Answer {
  /** Invalid text as typed, or the formatted value, or ''. */
  readonly text: string;
  /** Whether the answer is marked as typical (D5). */
  readonly isTypical: boolean;
}

const noAnswer: Answer = { text: '', isTypical: false };

/** Returns whether the merge uses my answer by default. */
function isTaken(mine: Answer, was: Answer, theirs: Answer): boolean {
  if (mine.text !== was.text && mine.text !== theirs.text) return true;
  if (was.text === theirs.text) return mine.text !== was.text || mine.isTypical !== was.isTypical;
  // Of equal answers, the merge uses the unmarked one, if any.
  return mine.text === theirs.text && !mine.isTypical;
}

function answersOf(step: ProjectStep, data: ProjectData): ReadonlyMap<string, Answer> {
  return new Map(
    groupsOf(step).flatMap((group) =>
      valuesOfGroup(data, group).flatMap((of) =>
        group.fields.map((field) => {
          const answer = {
            text: typedText(field, of, data.raw),
            isTypical: isMarkedTypical(field, of.values),
          };
          return [addressOf(of, field), answer] as const;
        }),
      ),
    ),
  );
}

const idsAt = (data: ProjectData, path: string) => linesAt(data, path).map(({ id }) => String(id));

/** Gives my added lines new ids if the other version uses the same ids for different lines. */
function withNewIds(
  step: ProjectStep,
  own: ProjectData,
  before: ProjectData,
  other: ProjectData,
): ProjectData {
  return listsOf(step).reduce((renamed, { path, list }) => {
    const known = new Set(idsAt(before, path));
    const theirs = new Map(linesAt(other, path).map((line) => [line.id, JSON.stringify(line)]));
    let taken = withValue(renamed, path, [...linesAt(other, path), ...linesAt(renamed, path)]);
    return linesAt(renamed, path).reduce((changed, line) => {
      const clashes = !known.has(String(line.id)) && theirs.has(line.id);
      if (!clashes || theirs.get(line.id) === JSON.stringify(line)) return changed;
      const id = nextLineId(taken, list?.letter ?? '');
      taken = withValue(taken, path, [...linesAt(taken, path), { id }]);
      return withRenamedLine(changed, path, String(line.id), id);
    }, renamed);
  }, own);
}

function withRenamedLine(data: ProjectData, path: string, from: string, to: string): ProjectData {
  const lines = linesAt(data, path).map((line) => (line.id === from ? { ...line, id: to } : line));
  const start = `${path}.${from}.`;
  const raw = Object.entries(data.raw ?? {}).map(
    ([address, text]) =>
      [address.startsWith(start) ? `${path}.${to}.${address.slice(start.length)}` : address, text] as const,
  );
  return { ...withValue(data, path, lines), ...(data.raw && { raw: Object.fromEntries(raw) }) };
}

/**
 * Returns the other version, plus lines that I added and lines that I changed but the other version removed.
 * Leaves out lines that I removed, unless the other version changed them.
 */
function withLinesOf(
  step: ProjectStep,
  own: ProjectData,
  before: ProjectData,
  other: ProjectData,
): ProjectData {
  return listsOf(step).reduce((merged, { path }) => {
    const lineAt = (data: ProjectData, id: string) => linesAt(data, path).find((line) => line.id === id);
    const same = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two);
    const myIds = idsAt(own, path);
    const removed = idsAt(before, path).filter(
      (id) => !myIds.includes(id) && same(lineAt(before, id), lineAt(other, id)),
    );
    const without = removed.reduce<ProjectData>((left, id) => withoutLine(left, id), merged);
    const added = linesAt(own, path).filter((line) => {
      const id = String(line.id);
      if (lineAt(other, id)) return false;
      return !lineAt(before, id) || !same(lineAt(before, id), line);
    });
    return added.length === 0 ? without : withValue(without, path, [...linesAt(without, path), ...added]);
  }, other);
}

/** Returns the merged project with credits that I added, without credits that I removed. */
function withCreditsOf(
  step: ProjectStep,
  own: ProjectData,
  before: ProjectData,
  merged: ProjectData,
): ProjectData {
  const credits = groupsOf(step).filter(({ credit }) => credit);
  return credits.reduce((changed, { path }) => {
    const isTaken = isObject(valueAt(own, path));
    return isTaken === isObject(valueAt(before, path)) ? changed : withCredit(changed, path, isTaken);
  }, merged);
}

/** Address of the plan in an {@link OpenQuestion}. */
export const planAddress = 'takeoff';

/** Returns a field's full name, such as 'Wall line 2: Average plate height'. */
export function fieldTitle(address: string, data: ProjectData): string {
  if (address === planAddress) return 'Outline of the plan';
  const place = fieldAt(address);
  if (!place) return address;
  const { group, field, id } = place;
  if (!group.list) return field.label;
  const line = idsAt(data, group.path).indexOf(id ?? '') + 1;
  const noun = group.list.noun.charAt(0).toUpperCase() + group.list.noun.slice(1);
  return `${noun} ${line || ''}: ${field.label}`.replace(' :', ':');
}
