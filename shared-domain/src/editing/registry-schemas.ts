import { array, number } from 'yup';
import { filledField, oneLine, params, plainText, textField } from '../forms/fields.ts';
import { registryActions } from '../registry/registry-scope.ts';

export const registryTokenLabels = {
  label: 'Whose token it is',
  names: 'Parts',
  paths: 'Paths',
  actions: 'What it may do',
  days: 'Valid for',
} as const;

export const registryReasonLabel = 'Reason';

const maxTokenDays = 366;

const nameWanted = 'Type names of parts, such as mf-estimator, with commas between them';
const pathWanted = 'Type paths of the site, such as /cost-estimator, with commas between them';
const daysWanted = `Type a number of days from 1 to ${maxTokenDays}`;
const actionWanted = 'Choose at least one';
const reasonWanted = 'Give a reason, for the history';

function listOf(wanted: string, passes: (text: string) => boolean) {
  return array()
    .of(plainText(wanted))
    .strict()
    .typeError(wanted)
    .defined(wanted)
    .min(1, wanted)
    .max(50, 'Name at most 50')
    .test('each', wanted, (texts) => texts === undefined || texts.every((text) => passes(text ?? '')));
}

const name = filledField(60, 'Name the part').matches(/^[a-z][a-z0-9-]*$/, 'This is not the name of a part');
const version = filledField(100, 'Name the version');
const reason = textField(500, reasonWanted).matches(/\S.*\S.*\S/s, reasonWanted);

/** Params of `registryTokens.create`. */
export const newTokenSchema = params({
  label: filledField(100, 'Type whose token it is').matches(...oneLine),
  names: listOf(nameWanted, (text) => /^[a-z][a-z0-9-]{0,59}$/.test(text)),
  paths: listOf(pathWanted, (text) => /^\/[\w/-]{0,199}$/.test(text)),
  actions: listOf(actionWanted, (text) => registryActions.some((action) => action === text)),
  days: number()
    .strict()
    .typeError(daysWanted)
    .defined(daysWanted)
    .integer(daysWanted)
    .min(1, daysWanted)
    .max(maxTokenDays, daysWanted),
});

export const reasonSchema = params({ reason });

export const previewParams = params({ name, version });

export const releaseParams = params({ name, version, reason });

/** Params of `remotes.rollback`. `from` is the live or canary version. `to` defaults to the version before `from`. */
export const rollbackParams = params({ name, from: version, to: version.optional(), reason });

export const withdrawParams = params({ name, reason });
