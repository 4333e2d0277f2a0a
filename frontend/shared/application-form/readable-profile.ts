import type { AnswerWords } from './readable-answer.ts';

/** A value of a profile as a text: countries, sectors and languages are codes. Sources are those of the plugin's Forms\Document\ProfileSource. */
export function readableProfile(
  source: string,
  value: string,
  { countries, sectors, language }: Pick<AnswerWords, 'countries' | 'language' | 'sectors'>,
): string {
  if (value === '') return '';
  if (source.endsWith('Country')) return countries.find(({ isoCode }) => isoCode === value)?.name ?? value;
  const list = value.split(', ');
  if (source.endsWith('.sectors'))
    return list.map((each) => sectors.find(({ key }) => key === each)?.name ?? each).join(', ');
  if (source !== 'person.spokenLanguages') return value;
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return list.map((each) => (/^[a-z]{2,3}$/.test(each) ? names.of(each) : each)).join(', ');
}
