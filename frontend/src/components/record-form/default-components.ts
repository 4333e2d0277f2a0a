import { CheckListField } from './fields/check-list-field.tsx';
import { ChoiceField } from './fields/choice-field.tsx';
import { DateField } from './fields/date-field.tsx';
import { LongTextField } from './fields/long-text-field.tsx';
import { RichTextField } from './fields/rich-text-field.tsx';
import { RowsField } from './fields/rows-field.tsx';
import { TextField } from './fields/text-field.tsx';
import type { FieldComponents } from './record-form-context.ts';

/** Those that need nothing but their declaration and the reference data. */
export const defaultComponents: FieldComponents = {
  text: TextField,
  slug: TextField,
  url: TextField,
  youtubeUrl: TextField,
  email: TextField,
  longText: LongTextField,
  html: RichTextField,
  date: DateField,
  choice: ChoiceField,
  country: ChoiceField,
  countries: CheckListField,
  sectors: CheckListField,
  rows: RowsField,
};
