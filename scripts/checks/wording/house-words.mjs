/**
 * Words that visible text must not contain, each with the words that an American editor would use.
 *
 * @type {readonly { readonly not: RegExp, readonly say: string }[]}
 */
export const houseWords = [
  // Consistent forms of names and units.
  { not: /\bplan-?checker/i, say: 'plan checker' },
  { not: /\be-mail(s|ed|ing)?\b/i, say: 'email' },
  { not: /\b(?!Do-It-Yourself\b)do[ -]it[ -]yourself\b/i, say: 'Do-It-Yourself' },
  { not: /\b(?:Full-service|FullService|full service)\b/, say: 'Full Service' },
  { not: /\bEnergy Code 20\d\d\b/, say: '2025 Energy Code' },
  { not: /\b\d+ ?M\b/, say: '25 MB' },
  { not: /\b\d+MB\b/, say: '25 MB, with a space' },
  // American words and spelling.
  { not: /\bcancell(?:ed|ing)\b/i, say: 'canceled, canceling' },
  { not: /\b(?:colour|behaviour|favour|honour|labour|neighbour)/i, say: 'color, behavior …' },
  { not: /\b(?:centre|metre|litre|theatre)s?\b/i, say: 'center, meter …' },
  { not: /\b(?:licence|defence|offence)s?\b/i, say: 'license, defense …' },
  { not: /\b(?:organis|recognis|authoris|summaris|customis|apologis)/i, say: '-ize' },
  { not: /\b(?:whilst|amongst|towards|learnt|spelt)\b/i, say: 'while, among, toward, learned' },
  { not: /\b(?:afterward|upward|downward|forward|backward)s\b/i, say: 'afterward, upward …' },
  { not: /\bgrey\b/i, say: 'gray' },
  { not: /\b(?:tick|ticks|ticked|unticked) (?:the|this|that|a|each|every)\b/i, say: 'check the box' },
  // Words that sound translated or old-fashioned to Americans.
  { not: /\bsomebody\b/i, say: 'someone' },
  { not: /\bwhoever\b/i, say: 'anyone who, the person who' },
  { not: /\bbesides\b/i, say: 'also, in addition' },
  { not: /\bmeanwhile\b/i, say: 'in the meantime, or nothing' },
  { not: /\bfurther\b/i, say: 'more, additional' },
  { not: /\bfurthermore\b|\bhereby\b|\btherein\b|\bthereof\b/i, say: 'nothing, or a plain word' },
  { not: /\b(?:go|goes|going|went) on\b(?! (?:the|a|its|your|their|plan|sheets?)\b)/i, say: 'continue' },
  { not: /(?<!\bat )\bleast\b/i, say: 'minimum, lowest' },
  { not: /(?<!house that )\bstands?\b(?! (?:for|by|behind|out|alone)\b)/, say: 'is' },
  { not: /\b(?:lies|lie) (?:in|on|at|under|beside|between|within)\b/i, say: 'is in' },
  { not: /\b(?:of|with) (?:yours|ours|theirs)\b/i, say: 'your …, our …' },
  { not: /\b(?:not|n’t|no|never) [^.]*\bany more\b/i, say: 'no longer, anymore' },
  { not: /\bone (?:step )?after (?:the other|another)\b/i, say: 'one by one, step by step' },
  { not: /\bhand(?:ed)? (?:it |them )?in\b/i, say: 'submit' },
  { not: /\breckons?\b/i, say: 'assume, estimate' },
  { not: /\bas a rule\b/i, say: 'generally, usually' },
  { not: /\bneed not\b/i, say: 'don’t need to' },
  { not: /\bsuch an? one\b/i, say: 'one like that' },
  { not: /\bso far as\b/i, say: 'as far as' },
  { not: /\bat the moment\b/i, say: 'right now' },
  { not: /\btelephone\b/i, say: 'phone' },
  { not: /\brather not, /i, say: 'probably not' },
  // Consistent apostrophes.
  { not: /\w'(?:s|t|re|ll|ve|d)\b/, say: '’ for an apostrophe' },
];

/**
 * Phrases that must be contracted in text for visitors. covered-texts.mjs lists the modules that must follow this rule.
 *
 * @type {typeof houseWords}
 */
export const contractions = [
  { not: /\b(?:do|does|did|is|are|was|were|has|have|will) not\b(?! Track)/i, say: 'don’t, isn’t …' },
  { not: /\bcannot\b/i, say: 'can’t' },
  { not: /(?<!\b(?:as|who|where|what) )\b(?:you|we) are\b(?=[ \w])/i, say: 'you’re, we’re' },
];

/** Labels whose wording is fixed by requirements. */
export const namedInRequirements = new Set([
  'Do It Yourself',
  'Do-it-Yourself Residential',
  'about Do-it-Yourself Residential',
]);
