import fields from '../../../wp-plugin/config/fields.json' with { type: 'json' };
import { useSite } from './site.ts';

type Fields = typeof fields;
type Labelled = { [Key in keyof Fields]: Fields[Key] extends { label: object } ? Key : never }[keyof Fields];

/** What fields of content are called, as in the form that they are written in. */
export function useFieldLabel(): (key: Labelled) => string {
  const { language } = useSite();
  return (key) => fields[key].label[language];
}
