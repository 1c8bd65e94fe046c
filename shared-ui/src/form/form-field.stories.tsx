import { FormField } from './form-field.tsx';

export const AroundAnyControl = () => (
  <FormField id="story-color" describedBy={undefined} label="Color" hint="Of the roof">
    {(wiring) => <input {...wiring} type="color" />}
  </FormField>
);
