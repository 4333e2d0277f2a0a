import { useTranslation } from 'react-i18next';
import { useInstantText } from '../../../components/instants/instant-text.tsx';
import { useApplicationParts } from '../form/application-context.ts';

/** What is asked of the application after it was sent, and until when. */
export function CompletionNote() {
  const { t } = useTranslation('applications');
  const { application } = useApplicationParts();
  const instant = useInstantText();
  const { actions, completion, files } = application;
  if (!completion) return null;
  const until = { instant: instant(completion.until, application.zone ?? 'UTC') };
  if (completion.isOver) return <p>{t('completion.over', until)}</p>;
  const refused = files.filter(({ state }) => state === 'refused').map(({ name }) => name);
  return (
    <>
      <p>{t('completion.refused')}</p>
      {refused.length > 0 && <p>{t('completion.files', { names: refused.join(', ') })}</p>}
      <p>{next()}</p>
    </>
  );

  function next(): string {
    if (!actions.includes('complete')) return t('completion.ofOthers', until);
    return t(actions.includes('save') ? 'completion.inForm' : 'completion.until', until);
  }
}
