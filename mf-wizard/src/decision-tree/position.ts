import type { Answer, DecisionTree, Outcome, Question, Sector } from './node.ts';
import { formerPaths } from './questions.ts';

/** An answer before the current position. */
export interface PreviousAnswer {
  readonly label: string;
  /** Path including this answer, such as 'residential/addition'. */
  readonly path: string;
  /** Path of the answered question. Can end with the slug of a group, such as 'residential/add'. */
  readonly question: string;
}

/** The question or outcome at a path of the wizard. */
export interface Position {
  readonly sector: Sector;
  /** Path of the question or outcome, such as 'residential/addition/by-itself'. */
  readonly path: string;
  /** Path to which the next answer's slug is appended. Omits slugs of groups. */
  readonly base: string;
  readonly answers: readonly PreviousAnswer[];
  readonly node: ({ readonly type: 'question' } & Question) | ({ readonly type: 'outcome' } & Outcome);
  /** Whether the whole requested path is valid. */
  readonly complete: boolean;
}

const sectors: readonly Sector[] = ['residential', 'commercial'];

function nodeOf(decisionTree: DecisionTree, id: string): Position['node'] {
  const question = decisionTree.questions[id];
  if (question) return { type: 'question', ...question };
  const outcome = decisionTree.outcomes[id];
  if (outcome) return { type: 'outcome', ...outcome };
  throw new Error(`The compliance wizard has no question or outcome '${id}'`);
}

/**
 * Returns the answer that has the given slug. If the answer is in a group, the answer that leads to the group comes
 * before it. Returns no answers for an unknown slug.
 */
function answersAt(decisionTree: DecisionTree, node: Position['node'], slug: string): readonly Answer[] {
  if (node.type === 'outcome') return [];
  const one = node.answers.find((answer) => answer.slug === slug);
  if (one) return [one];
  for (const group of node.answers) {
    if (!group.isGroup) continue;
    const grouped = decisionTree.questions[group.next]?.answers.find((answer) => answer.slug === slug);
    if (grouped) return [group, grouped];
  }
  return [];
}

/** Returns the position at a path, ignoring an invalid end. Returns null if the path does not start with a sector. */
export function positionAt(decisionTree: DecisionTree, path: string): Position | null {
  const [first, ...slugs] = (formerPaths.get(path) ?? path).split('/').filter(Boolean);
  const sector = sectors.find((name) => name === first);
  if (!sector) return null;
  let node = nodeOf(decisionTree, sector);
  let reached: string = sector;
  let base: string = sector;
  const given: PreviousAnswer[] = [];
  for (const slug of slugs) {
    const answers = answersAt(decisionTree, node, slug);
    if (answers.length === 0) return { sector, path: reached, base, answers: given, node, complete: false };
    for (const { label, next, slug: own, isGroup } of answers) {
      const question = reached;
      reached = `${base}/${own}`;
      if (!isGroup) base = reached;
      given.push({ label, path: reached, question });
      node = nodeOf(decisionTree, next);
    }
  }
  return { sector, path: reached, base, answers: given, node, complete: true };
}
