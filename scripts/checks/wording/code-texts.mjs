// `\x60` is a backtick.
const template = String.raw`\x60(?:[^\x60\\$]|\\[\s\S]|\$(?!\{)|\$\{(?:[^{}\x60]|\x60[^\x60]*\x60|\{[^{}]*\})*\})*\x60`;
const string = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|${template}`;
const lineComments = String.raw`//.*(?:\n[ \t]*//.*)*`;
const token = new RegExp(
  `(?<string>${string})|(?<comment>/\\*[\\s\\S]*?\\*/|${lineComments}|^\\s*-- .*)`,
  'gm',
);
const title = new RegExp(String.raw`(?:\b(?:test|it|describe)(?:\.\w+)*|[\])])\(\s*(${string})`, 'g');
const message = new RegExp(
  String.raw`(?:\blog(?:ger)?\.(?:debug|info|warn|error|fatal)\(|\bnew \w*(?:Error|Problem)\(|\b(?:description|refused?|forbidden)\(|\b(?:summary|message|remedy|comment):)[^'"\x60;]*?(${string})`,
  'g',
);

/**
 * Returns the comments in TypeScript, CSS or SQL, each on one line without comment markers. Consecutive `//` lines form
 * one comment.
 *
 * @param {string} source
 * @returns {string[]}
 */
export function commentsOf(source) {
  return [...source.matchAll(token)].flatMap(({ groups }) => {
    const text = groups?.comment?.replace(/^\s*(?:\/\*\*?|\*\/|\*|\/\/|--)|\*\/$/gm, '');
    return text === undefined ? [] : [text.replace(/\s+/g, ' ').trim()];
  });
}

/**
 * Returns the titles of tests and test groups.
 *
 * @param {string} source
 * @returns {string[]}
 */
export function titlesOf(source) {
  return [...source.matchAll(title)].map(([, text = '']) => text.slice(1, -1));
}

/**
 * Returns the texts of log and error messages, refusals, and descriptions in schemas and rules.
 *
 * @param {string} source
 * @returns {string[]}
 */
export function messagesOf(source) {
  return [...source.matchAll(message)].map(([, text = '']) => text.slice(1, -1));
}

/**
 * Returns the headings, paragraphs, list items and table rows of a Markdown document, each on one line without code,
 * addresses or file names.
 *
 * @param {string} document
 * @returns {string[]}
 */
export function proseOf(document) {
  const prose = document
    .replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\S+\.\w{2,4}\b/g, '');
  return prose.split(/\n\s*\n|\n(?=[-#|\d])/).map((text) => text.replace(/\s+/g, ' ').trim());
}

/**
 * Returns the distinct names in TypeScript.
 *
 * @param {string} source
 * @returns {string[]}
 */
export function namesOf(source) {
  return [...new Set(source.replace(token, ' ').match(/(?<![\w$-])[A-Za-z_$][\w$]*/g))];
}
