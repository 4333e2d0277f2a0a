import { useTranslation } from 'react-i18next';
import type { PlacementFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { useSite } from '../../../lib/site.ts';
import type { DecisionKind } from '../decision-keys.ts';

export type Placement = PlacementFieldsFragment;
export type PlaceCategory = Placement['categories'][number];
export type PlaceMinimum = PlaceCategory['minimums'][number];
export type PlaceProposal = Placement['proposals'][number];

/** Whether places are planned: else nothing of it is visible. */
export const isPlanned = ({ categories }: Pick<Placement, 'categories'>): boolean => categories.length > 0;

/** Whether a person who decides this says why. */
export const deviates = (kind: DecisionKind, proposal: PlaceProposal | undefined): boolean =>
  proposal !== undefined &&
  kind !== 'shortlisted' &&
  (kind === 'selected' || kind === 'advanced') !== (proposal.basis !== null);

interface PlaceNames {
  category(id: string): string;
  minimum(minimum: Pick<PlaceMinimum, 'question' | 'source' | 'value'>): string;
  question(id: string): string;
}

/** What categories and minimums are called in the language of the page, in the words of the form. */
export function usePlaceNames({
  question,
  questions,
}: Pick<Placement, 'question' | 'questions'>): PlaceNames {
  const { t } = useTranslation('decisions');
  const { language } = useSite();
  const textIn = (texts: readonly { readonly name: string; readonly value: string }[]): string =>
    (texts.find(({ name }) => name === language) ?? texts[0])?.value ?? '';
  const asked = (id: string) => questions.find((each) => each.id === id);
  const choice = (questionId: string, id: string): string => {
    const found = asked(questionId)?.choices.find((each) => each.id === id);
    return found ? textIn(found.label) || id : id;
  };
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  const languages = new Intl.DisplayNames(language, { type: 'language' });
  return {
    category: (id) => (id === '' ? t('places.all') : choice(question, id)),
    question: (id) => textIn(asked(id)?.label ?? []) || id,
    minimum: ({ source, question: about, value }) => {
      if (source === 'country') return t('places.fromCountry', { country: regions.of(value) ?? value });
      if (source === 'language') return t('places.inLanguage', { language: languages.of(value) ?? value });
      return t('places.answered', {
        question: textIn(asked(about)?.label ?? []),
        answer: choice(about, value),
      });
    },
  };
}
