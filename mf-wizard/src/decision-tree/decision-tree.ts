import { commercialOutcomes } from './commercial-outcomes.ts';
import type { DecisionTree } from './node.ts';
import { questions } from './questions.ts';
import { residentialOutcomes } from './residential-outcomes.ts';

/** The compliance wizard's questions, answers and outcomes (W3, W4), according to the energy code in force. */
export const decisionTree: DecisionTree = {
  questions,
  outcomes: { ...residentialOutcomes, ...commercialOutcomes },
};
