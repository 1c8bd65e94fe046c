import { Badge, type Tone } from '@title24/ui';
import type { Verdict } from '../decision-tree/node.ts';

const badges: Readonly<Record<Verdict, { readonly words: string; readonly tone: Tone }>> = {
  required: { words: 'Required', tone: 'warning' },
  'forms-required': { words: 'Forms required', tone: 'warning' },
  partly: { words: 'Required in part', tone: 'warning' },
  'usually-not-required': { words: 'Usually not required', tone: 'success' },
  'not-required': { words: 'Not required', tone: 'success' },
  'ask-us': { words: 'Ask us', tone: 'info' },
};

/** Returns a verdict as text, such as 'Required'. */
export function verdictText(verdict: Verdict): string {
  return badges[verdict].words;
}

/** Renders a verdict as a badge. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { words, tone } = badges[verdict];
  return <Badge tone={tone}>{words}</Badge>;
}
