import type { Language } from '../../../shared/config/locales.ts';
import { type ScriptTexts, textAttributes } from '../../lib/script-texts.ts';
import { useSite } from '../../lib/site.ts';

interface TextTemplateProps<Key extends string> {
  of: ScriptTexts<Key>;
  /** Texts in the language of the page; they are the same on every page. */
  texts: () => Readonly<Record<Key, string>>;
}

const styles = new Map<string, Record<string, string>>();

/** Brings the texts that a script shows (lib/script-texts): once in a page, whatever they are for. */
export function TextTemplate<Key extends string>({ of, texts }: TextTemplateProps<Key>) {
  const { language } = useSite();
  return <template {...attributesOf(of, language, texts)} />;
}

function attributesOf<Key extends string>(
  of: ScriptTexts<Key>,
  language: Language,
  texts: () => Readonly<Record<Key, string>>,
): Record<string, string> {
  const place = `${language} ${of.name}`;
  const attributes = styles.get(place) ?? textAttributes(of, texts());
  styles.set(place, attributes);
  return attributes;
}
