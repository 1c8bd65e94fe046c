import { Checkbox } from './checkbox.tsx';
import { Fieldset } from './fieldset.tsx';

export const Plain = () => (
  <Fieldset legend="What changes?" hint="Check all that apply.">
    <Checkbox label="Windows" />
    <Checkbox label="Roof" />
  </Fieldset>
);

export const WithError = () => (
  <Fieldset legend="What changes?" error="Check at least one.">
    <Checkbox label="Windows" />
    <Checkbox label="Roof" />
  </Fieldset>
);
