import { type RegistryAction, registryActions } from '@title24/shared-domain';

/** Form values of a new token. */
export type TokenValues = {
  readonly label: string;
  readonly names: string;
  readonly paths: string;
  readonly days: string;
} & Readonly<Record<RegistryAction, boolean>>;

export const newToken: TokenValues = {
  label: '',
  names: '',
  paths: '',
  publish: true,
  release: true,
  rollback: true,
  remove: false,
  days: '90',
};

/** Descriptions of the actions that a token can permit. */
export const actionLabels: Readonly<Record<RegistryAction, string>> = {
  publish: 'Publish versions',
  release: 'Make versions live',
  rollback: 'Roll back',
  remove: 'Remove the part from the site',
};

/** Converts form values to the parameters of `registryTokens.create`. Invalid days become NaN. */
export function toToken(values: TokenValues) {
  return {
    label: values.label.trim(),
    names: listOf(values.names),
    paths: listOf(values.paths),
    actions: registryActions.filter((action) => values[action]),
    days: /^\d{1,6}$/.test(values.days.trim()) ? Number(values.days) : Number.NaN,
  };
}

function listOf(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}
