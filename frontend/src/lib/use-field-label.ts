import fields from '../../../wp-plugin/config/fields.json' with { type: 'json' };
import { useSite } from './site.ts';

type Fields = typeof fields;
type Labelled = { [Key in keyof Fields]: Fields[Key] extends { label: object } ? Key : never }[keyof Fields];

const isLabelled = (key: string): key is Labelled =>
  Object.hasOwn(fields, key) && 'label' in fields[key as keyof Fields];

/** Labels of fields of content, as in the form that they are written in. */
export function useFieldLabel(): (key: Labelled) => string {
  const { language } = useSite();
  return (key) => fields[key].label[language];
}

/** The same for keys that come from the content system: those that this build does not know are left out. */
export function useFieldLabels(): (keys: readonly string[]) => string[] {
  const label = useFieldLabel();
  return (keys) => keys.filter(isLabelled).map(label);
}
