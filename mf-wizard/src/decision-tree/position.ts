import type { Answer, DecisionTree, Outcome, Question, Sector } from './node.ts';

/** An answer given on the way. */
export interface PreviousAnswer {
  readonly label: string;
  /** Path after this answer: 'residential/addition'. */
  readonly path: string;
}

/** Where a path of the wizard leads. */
export interface Position {
  readonly sector: Sector;
  /** The known part of the path: 'residential/addition/by-itself'. */
  readonly path: string;
  /** Answers given after the sector, in order. */
  readonly given: readonly PreviousAnswer[];
  readonly node: ({ readonly type: 'question' } & Question) | ({ readonly type: 'outcome' } & Outcome);
  /** False if the path continues with something that the wizard does not know. */
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
 * Returns the question or outcome at a path such as 'residential/addition'. A path with an unknown end leads to the
 * last known step; null if even the sector is unknown.
 */
export function positionAt(decisionTree: DecisionTree, path: string): Position | null {
  const [first, ...slugs] = path.split('/').filter(Boolean);
  const sector = sectors.find((name) => name === first);
  if (!sector) return null;
  let node = nodeOf(decisionTree, sector);
  let reached: string = sector;
  const given: PreviousAnswer[] = [];
  for (const slug of slugs) {
    const answer: Answer | undefined =
      node.type === 'question' ? node.answers.find((one) => one.slug === slug) : undefined;
    if (!answer) return { sector, path: reached, given, node, complete: false };
    reached = `${reached}/${slug}`;
    given.push({ label: answer.label, path: reached });
    node = nodeOf(decisionTree, answer.next);
  }
  return { sector, path: reached, given, node, complete: true };
}
