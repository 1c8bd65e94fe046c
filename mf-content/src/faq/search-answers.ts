/** An answer that can be searched. */
export interface SearchableAnswer {
  readonly question: string;
  /** Answer as plain text. */
  readonly text: string;
}

export interface SearchHit<Answer extends SearchableAnswer> {
  readonly answer: Answer;
  /** Text around the answer's first match, or the answer's beginning if only the question matches. */
  readonly excerpt: readonly ExcerptPiece[];
}

export interface ExcerptPiece {
  readonly text: string;
  readonly match: boolean;
}

const excerptLength = 180;

/**
 * Returns the answers that match all query words, best match first. A query word matches the beginning of a word.
 * Matches in questions count most. Without query words, returns no answers.
 */
export function searchAnswers<Answer extends SearchableAnswer>(
  answers: readonly Answer[],
  query: string,
): SearchHit<Answer>[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return answers
    .map((answer) => ({ answer, score: scoreOf(answer, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ answer }) => ({ answer, excerpt: excerptOf(answer.text, words) }));
}

function wordsOf(query: string): string[] {
  return [...new Set(fold(query).match(/[\p{L}\p{N}]+/gu) ?? [])];
}

/** Converts text to lowercase without accents. Preserves the length, so positions are valid in both texts. */
function fold(text: string): string {
  return [...text].map((character) => foldCharacter(character)).join('');
}

function foldCharacter(character: string): string {
  const folded = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.length === character.length ? folded : character;
}

/** Returns an answer's score; 0 if any word is missing. */
function scoreOf({ question, text }: SearchableAnswer, words: readonly string[]): number {
  const folded = { question: fold(question), text: fold(text) };
  let score = 0;
  for (const word of words) {
    const questionHits = countOf(folded.question, word);
    const textHits = countOf(folded.text, word);
    if (questionHits + textHits === 0) return 0;
    score += questionHits * 10 + Math.min(textHits, 5);
  }
  return score;
}

function countOf(folded: string, word: string): number {
  return matchesOf(folded, [word]).length;
}

function matchesOf(folded: string, words: readonly string[]): RegExpMatchArray[] {
  const byLength = [...words].sort((a, b) => b.length - a.length);
  return [...folded.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${byLength.join('|')})`, 'gu'))];
}

function excerptOf(text: string, words: readonly string[]): ExcerptPiece[] {
  const matches = matchesOf(fold(text), words);
  const first = matches[0]?.index ?? 0;
  const start = wordStart(text, Math.max(0, first - 60));
  const end = wordEnd(text, start + excerptLength);
  const pieces: ExcerptPiece[] = [];
  let place = start;
  for (const match of matches) {
    const from = match.index ?? 0;
    if (from < place || from + match[0].length > end) continue;
    const to = from + match[0].length;
    pieces.push({ text: text.slice(place, from), match: false }, { text: text.slice(from, to), match: true });
    place = to;
  }
  pieces.push({ text: text.slice(place, end) + (end < text.length ? '…' : ''), match: false });
  if (start > 0) pieces.unshift({ text: '…', match: false });
  return pieces.filter((piece) => piece.text !== '');
}

function wordStart(text: string, place: number): number {
  return place === 0 ? 0 : text.lastIndexOf(' ', place) + 1;
}

function wordEnd(text: string, place: number): number {
  const space = text.indexOf(' ', place);
  return space === -1 ? text.length : space;
}
