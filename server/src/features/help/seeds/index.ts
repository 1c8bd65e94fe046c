import { faqA } from './faq-a.ts';
import { faqB } from './faq-b.ts';
import { faqC } from './faq-c.ts';
import { faqD } from './faq-d.ts';
import { faqE } from './faq-e.ts';
import { faqF } from './faq-f.ts';
import { faqG } from './faq-g.ts';
import { faqH } from './faq-h.ts';
import { faqI } from './faq-i.ts';
import type { HelpSeed } from './help-seed.ts';
import { takeoffHelp } from './takeoff-help.ts';

/** The 83 FAQ answers and the takeoff tools' help texts before any edit by staff, sorted by category. */
export const helpSeeds: readonly HelpSeed[] = [
  faqA,
  faqB,
  faqC,
  faqD,
  faqE,
  faqF,
  faqG,
  faqH,
  faqI,
  takeoffHelp,
].flat();
