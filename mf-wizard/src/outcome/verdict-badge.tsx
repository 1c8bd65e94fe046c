import { Badge, type Tone } from '@title24/ui';
import type { Verdict } from '../decision-tree/node.ts';

const looks: Readonly<Record<Verdict, { readonly words: string; readonly tone: Tone }>> = {
  required: { words: 'Required', tone: 'warning' },
  'forms-required': { words: 'Forms required', tone: 'warning' },
  partly: { words: 'Required in part', tone: 'warning' },
  'usually-not-required': { words: 'Usually not required', tone: 'success' },
  'not-required': { words: 'Not required', tone: 'success' },
  'ask-us': { words: 'Ask us', tone: 'info' },
};

/** Returns a verdict as text, such as 'Required'. */
export function verdictWords(verdict: Verdict): string {
  return looks[verdict].words;
}

/** Renders a verdict as a badge. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { words, tone } = looks[verdict];
  return <Badge tone={tone}>{words}</Badge>;
}
