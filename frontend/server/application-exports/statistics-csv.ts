import { type Standing, standingLabel } from '../../shared/applications/standing.ts';
import type { Language } from '../../shared/config/locales.ts';
import type { CallStatisticsQuery } from '../../shared/graphql/generated/operations.ts';
import type { Cell } from './cell.ts';
import { csvLine } from './csv.ts';
import { languageKeys } from './text-keys.ts';
import { exportTexts } from './export-texts.ts';

type Statistics = NonNullable<CallStatisticsQuery['passerelleCallStatistics']>;
type Count = Statistics['states'][number] & { readonly name?: string | null };

const byteOrderMark = '\u{FEFF}';

/** The figures of a call: what is counted, its value, and the number, of which small ones are not said. */
export function statisticsCsv(statistics: Statistics, language: Language): string {
  const t = exportTexts[language];
  const { begun, sent, days, countries, kinds, languages, states, questions } = statistics;
  const number = (count: number | null): Cell =>
    count === null ? t('statistics.few') : { number: String(count) };
  const rows = (title: string, counts: readonly Count[], name: (key: string) => string): Cell[][] =>
    counts.map(({ key, count }) => [title, key === '' ? t('statistics.unknown') : name(key), number(count)]);
  const lines: Cell[][] = [
    [t('statistics.figure'), t('statistics.value'), t('statistics.count')],
    [t('statistics.sent'), '', number(sent)],
    [t('statistics.begun'), '', number(begun)],
    ...days.map(({ day, sent: count }) => [t('statistics.sentOn'), { date: day }, number(count)]),
    ...days.map(({ day, begun: count }) => [t('statistics.begunOn'), { date: day }, number(count)]),
    ...countries.map(({ key, name, count }): Cell[] => [
      t('statistics.country'),
      name || key || t('statistics.unknown'),
      number(count),
    ]),
    ...rows(t('statistics.kind'), kinds, (key) =>
      key === 'structure' ? t('statistics.structure') : t('statistics.person'),
    ),
    ...rows(t('statistics.language'), languages, (key) => t(languageKeys[key as keyof typeof languageKeys])),
    ...rows(t('statistics.state'), states, (key) => standingLabel(key as Standing, language)),
    ...questions.flatMap(({ title: written, values, isRestHidden }) => {
      const title = written || t('noLabel');
      const words: Readonly<Record<string, string>> = {
        '': t('statistics.noAnswer'),
        true: t('yes'),
        false: t('no'),
      };
      return [
        ...values.map(({ key, name, count }): Cell[] => [title, name || words[key] || key, number(count)]),
        ...(isRestHidden ? [[title, t('statistics.rest'), number(null)]] : []),
      ];
    }),
  ];
  return byteOrderMark + lines.map((line) => csvLine(line, language)).join('');
}
