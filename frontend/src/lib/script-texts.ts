/** Texts that a script shows, by a name that the server and the script share. */
export interface ScriptTexts<Key extends string> {
  readonly name: string;
  /** Type only: the result of `readTexts`. */
  readonly keys?: Key;
}

export const scriptTexts = <Key extends string>(name: string): ScriptTexts<Key> => ({ name });

/** Attributes of the `<template>` in which a page brings these texts: once, in its own language. */
export function textAttributes<Key extends string>(
  { name }: ScriptTexts<Key>,
  texts: Readonly<Record<Key, string>>,
): Record<string, string> {
  const attributes = Object.entries<string>(texts).map(([key, text]) => [
    `data-text-${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    text,
  ]);
  return { 'data-texts': name, ...(Object.fromEntries(attributes) as Record<string, string>) };
}

/** The texts in the page. Without them a script throws, and the page works as without script. */
export function readTexts<Key extends string>({ name }: ScriptTexts<Key>): Readonly<Record<Key, string>> {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-texts="${name}"]`);
  if (!template) throw new Error(`The page has no texts for ${name}`);
  const texts = Object.entries(template.dataset).flatMap(([attribute, text]) => {
    const [, first, rest = ''] = /^text([A-Z])(.*)$/.exec(attribute) ?? [];
    return first ? [[first.toLowerCase() + rest, text]] : [];
  });
  return Object.fromEntries(texts) as Record<Key, string>;
}
