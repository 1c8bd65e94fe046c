const ids = String.raw`^(?:[A-Z]\d+[a-z]?:?,? (?:and )?)*`;

/**
 * Phrases that test titles, log lines, errors and comments must not contain, each with its replacement.
 *
 * @type {readonly { readonly not: RegExp, readonly say: string }[]}
 */
export const translatedPhrases = [
  { not: /\b(?:says so|(?:is|are) said|tells? of|told of|in words)\b/i, say: 'shows, reports, as text' },
  { not: /\b(?:is|are) told(?! apart\b)\b/i, say: 'sees, gets a mail, is notified' },
  {
    not: new RegExp(
      String.raw`(?:${ids}|\. )(?:what|who|those|one) (?:is|are|was|were|has|have|had|does|comes|goes|cannot|may)\b(?! typed| entered)`,
      'i',
    ),
    say: 'a noun: the stored files, members without the permission',
  },
  { not: /\b(?<!\bonly )one (?:that|who|whose|which)\b/i, say: 'the noun: a file that, a removed line' },
  { not: /\b(?:stands?|stood)\b(?! (?:for|out|by|in|behind)\b)/i, say: 'is' },
  { not: /\b(?:lies|lay) (?:in|on|at|below|beside|between|within|where)\b/i, say: 'is' },
  { not: /\b(?:go|goes|going|went) on\b/i, say: 'continues, resumes' },
  { not: /\bwhoever\b/i, say: 'anyone who, a person who' },
  {
    not: /\bwhatever\b|\bhowever (?:often|long|they|it|the|many|much)\b/i,
    say: 'any, even if, regardless of',
  },
  { not: /\bmeanwhile\b/i, say: 'in the meantime, or nothing' },
  { not: /\bbesides\b/i, say: 'in addition to, also' },
  { not: /(?<!')\belsewhere\b/i, say: 'the other place' },
  { not: /\banew\b/i, say: 'again' },
  { not: /\b(?:some|any|every)body\b/i, say: 'someone, anyone, everyone, or the role' },
  { not: /\bof (?:its|their|his|her|our|your|my) own\b/i, say: 'its own, a separate' },
  { not: /\bby (?:itself|themselves)\b/i, say: 'alone, automatically' },
  { not: /\bunder way\b|\bon (?:the|its|their) way\b/i, say: 'pending, in transit' },
  { not: /\b(?:is|are) away\b/i, say: 'is unavailable' },
  { not: /\b(?:brings?|brought)\b/i, say: 'has, adds, loads' },
  { not: /\b(?:is|are|was|be) asked for\b/i, say: 'is required, is requested' },
  { not: /\btak(?:es?|en) (?:(?:it|them) )?(?:over|back|away)\b/i, say: 'hydrates, undoes, removes' },
  { not: /\bonce more\b/i, say: 'again' },
  { not: /\bat the same moment\b/i, say: 'at the same time, simultaneous' },
  { not: /\bfor good\b/i, say: 'permanently' },
  { not: /\balmighty\b/i, say: 'all-powerful' },
  { not: /\bstrangers?\b/i, say: 'customer, another account, untrusted' },
  { not: /\bmend(?:s|ed|ing)?\b/i, say: 'fixes, restores' },
  { not: /\bso many\b/i, say: 'a number of, a limit of' },
  { not: /\bnothing of\b/i, say: 'none of, no data of' },
  {
    not: /\b(?:that|which|and|it) (?:is|are|was|were) no(?:ne\b(?! of)| (?!longer|more|less|other|way|reason|need)\w+)/i,
    say: 'is not a, is invalid',
  },
  {
    not: /\bwhat (?:became|becomes|has become) of\b|\b(?:comes?|came) of (?:it|them)\b/i,
    say: 'the outcome of',
  },
  { not: /\bcan(?:not)? be had\b/i, say: 'can be loaded, is sold' },
  { not: new RegExp(`${ids}of two \\w`, 'i'), say: 'one of two' },
  { not: /\bfor ever\b/i, say: 'forever' },
  { not: /\bh[eo]lds? up\b(?! to\b)|\bheld up\b/i, say: 'blocks, delays' },
  { not: /\bone after the other\b/i, say: 'one by one, each in turn' },
  { not: /(?<!`)\bafterwards\b|\bany more\b[.;,]/i, say: 'afterward, no longer' },
  { not: /\b(?:is|are|was|were) (?:told|given up|to be)\b/i, say: 'is notified, is abandoned, will be' },
  {
    not: /\bwhat only\b|(?:is|are|was|were) what (?:is|are|was|were)\b|'' for none/i,
    say: 'the noun, if there is none',
  },
  { not: /\bof who\b|\bas which\b/i, say: 'of the account that, the noun' },
  {
    not: /(?<!\bthere )\b(?:is|are|was|were) no (?!longer|more|less|other|way|reason|need|such)\w/i,
    say: 'is not a',
  },
  { not: /\bthere(?:by|of|in|upon)\b|\bletter by letter\b/i, say: 'with it, exactly' },
  { not: /\b(?:returns|says) by (?:when|how)\b/i, say: 'the deadline, the amount' },
  { not: /\btak(?:es?|en|ing) along\b/i, say: 'moves too, includes' },
];

/**
 * Comment beginnings without a clear subject, each with a replacement.
 *
 * @type {typeof translatedPhrases}
 */
export const unclearBeginnings = [
  { not: /^It\b/, say: 'the noun: the order, the process' },
  {
    not: /^(?:The|Does the) same(?:,| (?:as|for|in|on|with|without)\b)/,
    say: 'Like {@link name}, Constant across, or the noun',
  },
];

const translatedWord = '(?:somebody|anybody|everybody|whoever|meanwhile|anew|strangers?|underWay)';
const capitalized = '(?:Somebody|Anybody|Everybody|Whoever|Meanwhile|Anew|Strangers?|UnderWay)';

/**
 * Names that code must not contain, each with a replacement.
 *
 * @type {readonly { readonly not: RegExp, readonly say: string }[]}
 */
export const translatedNames = [
  { not: /^(?:most|least)[A-Z]/, say: 'maxFiles, minHeight' },
  { not: /^(?:what|who)Is[A-Z]/, say: 'a noun' },
  { not: /^of(?:The|This|Its|Their|Staff)(?:[A-Z]|$)/, say: 'a noun: siteAnswers, linesInPart' },
  { not: /^(?:isIt|isThere|isBeside|isSorry|goOn|goesOn|goAway|comeBack)$/, say: 'exists, continueForm' },
  { not: /^is\w*Away$/, say: 'isUnavailable' },
  { not: /^(?:tellOf|tellsOf|lookAt|bringAbout)/, say: 'notify, sync, apply' },
  { not: new RegExp(`^${translatedWord}(?:[A-Z]|$)|[a-z]${capitalized}`), say: 'the role or the thing' },
];
