import { config as calls, publicConfig } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import type { ConfigurationForEdit, SiteConfiguration } from '@title24/shared-domain';
import type { ConfigurationUpdate, FormSchema } from '@title24/shared-domain/editing';
import { waitUntilPublic } from '../calls/wait-until-public.ts';
import { useEditForm } from '../editing/use-edit-form.ts';
import { type Stored, sameValues, type Values } from '../editing/values.ts';

interface Options<Fields extends Values> {
  readonly stored: ConfigurationForEdit;
  readonly toValues: (config: SiteConfiguration) => Fields;
  /** Converts form values to configuration properties. */
  readonly toMembers: (values: Fields) => Partial<SiteConfiguration>;
  readonly schema: FormSchema;
}

/** Returns the state of a form that edits part of the site configuration. */
export function useConfigurationForm<Fields extends Values>({
  stored,
  toValues,
  toMembers,
  schema,
}: Options<Fields>) {
  const { rpc, navigate } = useMountProps();
  const toStored = ({ config, lastUpdate }: ConfigurationForEdit): Stored<Fields> => ({
    values: toValues(config),
    lastUpdate,
  });

  /**
   * Waits until the site shows the saved values, but at most a few seconds. Then navigates to the current
   * page, so that the shell reloads the configuration. Does not navigate if the user has left the page.
   */
  async function followSave(saved: Fields): Promise<void> {
    const { href } = window.location;
    const load = () => rpc.call(publicConfig.load);
    // A server setting may override the stored staging flag, so the flag is not compared.
    const shown = ({ isStagingEnv: _, ...values }: Values) => values;
    await waitUntilPublic(load, (config) => sameValues(shown(saved), shown(toValues(config)))).catch(
      () => undefined,
    );
    if (href === window.location.href) await navigate(href);
  }

  return useEditForm<Fields>({
    stored: toStored(stored),
    schema,
    toInput: toMembers,
    load: async () => toStored(await rpc.call(calls.loadForEdit)),
    async save(values, lastUpdate) {
      const config: ConfigurationUpdate = { ...toMembers(values), lastUpdate };
      const saved = await rpc.call(calls.update, { config });
      return toStored(saved);
    },
    onSaved: ({ values }) => void followSave(values),
  });
}
