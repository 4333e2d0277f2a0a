import { useTranslation } from 'react-i18next';
import { Screen } from '../../../components/screen/screen.tsx';
import type { Country } from './composer-context.ts';
import { FormComposer } from './composer.tsx';
import { type ReadForm, useComposer } from './use-composer.ts';

export interface FormComposingProps {
  form: ReadForm;
  /** Title of the call. */
  title: string;
  /** People apply to the call on the platform. */
  isInternal: boolean;
  countries: readonly Country[];
}

/** The application form of a call, for those who run it. */
export function FormComposing({ form, title, isInternal, countries }: FormComposingProps) {
  const { t } = useTranslation('formComposer');
  const composer = useComposer(form, title);
  return (
    <Screen isList title={t('title', { title })} lead={t('lead')}>
      <FormComposer {...{ composer, countries, isInternal }} />
    </Screen>
  );
}
