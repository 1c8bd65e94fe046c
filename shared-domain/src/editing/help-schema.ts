import { object } from 'yup';
import { filledField, params, plainText, textField, versionField } from '../forms/fields.ts';
import { unreadElements } from '../help/help-markup.ts';
import { isLinkTarget } from '../site-configuration/link-target.ts';

export const helpLabels = { question: 'Question', helpText: 'Answer' } as const;

/** Markup without visible text. */
const unread = new RegExp(
  `<!--.*?(-->|$)|<(${unreadElements.join('|')})\\b[^<>]*>.*?(</\\2\\s*>|$)|<[^<>]*>|&nbsp;`,
  'gis',
);

const answerWanted = 'Type an answer';
const fields = {
  question: filledField(500, 'Type a question'),
  helpText: textField(50_000, answerWanted).test(
    'words',
    answerWanted,
    (html) => html === undefined || html.replace(unread, '').trim() !== '',
  ),
};

/** Rules for a help text. Unknown members are removed. */
export const helpSchema = object(fields).stripUnknown();

const idWanted = 'Name the help text';

export const updateHelpParams = params({
  help: object({
    ...fields,
    id: textField(100, idWanted).min(1, idWanted),
    lastUpdate: versionField().optional(),
  })
    .stripUnknown()
    .default(undefined)
    .required('Send the help text'),
});

const targetWanted = 'Type a path that begins with /, a web address with https://, mailto: or tel:';

/** A link target in a help text: a path, URL, anchor or placeholder such as `{link:newProject}`. */
export const helpLinkSchema = object({
  href: plainText(targetWanted).test(
    'target',
    targetWanted,
    (target = '') => isLinkTarget(target) || /^(#|mailto:|tel:|\{link:\w+\}$)/i.test(target),
  ),
});
