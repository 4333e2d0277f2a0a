import { useTranslation } from 'react-i18next';
import { pluralTexts } from '../../lib/plural-texts.ts';
import { TextTemplate } from '../../components/ui/text-template.tsx';
import { suggestionsTexts } from './suggestions-script-texts.ts';

/** Texts of the script of search fields. */
export function SuggestionsTexts() {
  const { t } = useTranslation('suggestions');
  return (
    <TextTemplate
      of={suggestionsTexts}
      texts={() => ({
        list: t('list'),
        country: t('country'),
        sector: t('sector'),
        call: t('kinds.call'),
        initiative: t('kinds.initiative'),
        event: t('kinds.event'),
        training: t('kinds.training'),
        resource: t('kinds.resource'),
        project: t('kinds.project'),
        directory: t('kinds.directory'),
        ...pluralTexts('found', (count) => t('found', { count, skipInterpolation: true })),
        ...pluralTexts('items', (count) => t('items', { count, skipInterpolation: true })),
      })}
    />
  );
}
