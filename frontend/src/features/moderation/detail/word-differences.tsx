import { type Change, diffWords } from 'diff';
import { useTranslation } from 'react-i18next';

interface WordDifferencesProps {
  before: string;
  after: string;
}

/** Milliseconds: long texts without a word in common are not worth more. */
const timeout = 500;

const wordsOf = (before: string, after: string): Pick<Change, 'value' | 'added' | 'removed'>[] =>
  diffWords(before, after, { timeout }) ?? [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ];

/** One text with the words that go and those that come. A chunk of its own. */
export function WordDifferences({ before, after }: WordDifferencesProps) {
  const { t } = useTranslation('moderation');
  return (
    <p>
      {wordsOf(before, after).map(({ value, added, removed }, position) => {
        // The parts stay where they are.
        const key = String(position);
        if (added) {
          return (
            <ins key={key}>
              <span className="visually-hidden">{t('added')} </span>
              {value}
            </ins>
          );
        }
        if (removed) {
          return (
            <del key={key}>
              <span className="visually-hidden">{t('removed')} </span>
              {value}
            </del>
          );
        }
        return <span key={key}>{value}</span>;
      })}
    </p>
  );
}
