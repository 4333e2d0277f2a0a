import { useTranslation } from 'react-i18next';
import { Imported } from '../../../components/record-form/imported.tsx';
import { Screen } from '../../../components/screen/screen.tsx';
import { stageSearch } from '../../../components/stages/stage-address.ts';
import type { Country } from './composer-context.ts';
import { FormComposer } from './composer.tsx';
import { type ReadForm, useComposer } from './use-composer.ts';

const loadLinks = async () => (await import('../../../components/stages/stage-links.tsx')).StageLinks;
const loadStages = async () => (await import('../../../components/stages/stage-panel.tsx')).StagePanel;

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
      <Imported load={loadLinks} props={{ callId: form.callId, stage: form.stage, searchOf: stageSearch }} />
      <FormComposer {...{ composer, countries, isInternal }} />
      {isInternal && <Imported load={loadStages} props={{ callId: form.callId, stage: form.stage }} />}
    </Screen>
  );
}
