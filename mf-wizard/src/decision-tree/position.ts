import type { Answer, DecisionTree, Outcome, Question, Sector } from './node.ts';

/** An answer that was given on the way. */
export interface PreviousAnswer {
  readonly label: string;
  /** Path after this answer: 'residential/addition'. */
  readonly path: string;
}

/** Where a path of the wizard leads. */
export interface Position {
  readonly sector: Sector;
  /** The part of the path that leads somewhere: 'residential/addition/by-itself'. */
  readonly path: string;
  /** Answers given after the sector, first to last. */
  readonly given: readonly PreviousAnswer[];
  readonly node: ({ readonly type: 'question' } & Question) | ({ readonly type: 'outcome' } & Outcome);
  /** False if the path goes on with something that the wizard does not know. */
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
 * The question or outcome at a path such as 'residential/addition'. A path whose end is unknown leads to the last step
 * that is known; null if not even the sector is.
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
