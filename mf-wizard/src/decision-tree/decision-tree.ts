import { commercialOutcomes } from './commercial-outcomes.ts';
import type { DecisionTree } from './node.ts';
import { questions } from './questions.ts';
import { residentialOutcomes } from './residential-outcomes.ts';

/** All questions, answers and outcomes of the compliance wizard (W3, W4), according to the code in force. */
export const decisionTree: DecisionTree = {
  questions,
  outcomes: { ...residentialOutcomes, ...commercialOutcomes },
};
