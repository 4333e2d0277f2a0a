type Form = 'Zero' | 'One' | 'Many' | 'Other';
type PluralTexts<Name extends string> = Readonly<Record<PluralKey<Name>, string>>;

/** Names of the forms of a text that counts: `foundOne`, `foundOther`… */
export type PluralKey<Name extends string> = `${Name}${Form}`;

const million = 1_000_000;

/** All forms of a text, for a script that counts. @param form the text for a number, with `{{count}}` left in it */
export const pluralTexts = <Name extends string>(
  name: Name,
  form: (count: number) => string,
): PluralTexts<Name> =>
  ({
    [`${name}Zero`]: form(0),
    [`${name}One`]: form(1),
    [`${name}Many`]: form(million),
    [`${name}Other`]: form(2),
  }) as PluralTexts<Name>;

/** The text for a number, in the page's language: the form that i18next would choose. */
export function countText<Name extends string>(texts: PluralTexts<Name>, name: Name, count: number): string {
  const { lang } = document.documentElement;
  const forms: Partial<Record<string, string>> = texts;
  const category = count === 0 ? 'zero' : new Intl.PluralRules(lang).select(count);
  const form = forms[`${name}${category.charAt(0).toUpperCase()}${category.slice(1)}`];
  return (form ?? '').replace('{{count}}', new Intl.NumberFormat(lang).format(count));
}
