import { useTranslation } from 'react-i18next';
import { useInstantText } from '../../../components/instants/instant-text.tsx';
import { useApplicationParts } from '../form/application-context.ts';
import styles from '../form/application.module.css';

/** What is asked of the application after it was sent, and until when. */
export function CompletionNote() {
  const { t } = useTranslation('applications');
  const { application } = useApplicationParts();
  const instant = useInstantText();
  const { actions, completion, files } = application;
  if (!completion) return null;
  const until = { instant: instant(completion.until, application.zone ?? 'UTC') };
  const isRequested = completion.reason === 'requested';
  if (completion.isOver) return <p>{t(isRequested ? 'request.over' : 'completion.over', until)}</p>;
  if (isRequested)
    return (
      <>
        <p>{t('request.team')}</p>
        <blockquote className={styles['quoted']}>{completion.text}</blockquote>
        <p>{nextOfRequest()}</p>
      </>
    );
  const refused = files.filter(({ state }) => state === 'refused').map(({ name }) => name);
  return (
    <>
      <p>{t('completion.refused')}</p>
      {refused.length > 0 && <p>{t('completion.files', { names: refused.join(', ') })}</p>}
      <p>{next()}</p>
    </>
  );

  function nextOfRequest(): string {
    if (!actions.includes('complete')) return t('request.ofOthers', until);
    return t(actions.includes('save') ? 'request.inForm' : 'request.until', until);
  }

  function next(): string {
    if (!actions.includes('complete')) return t('completion.ofOthers', until);
    return t(actions.includes('save') ? 'completion.inForm' : 'completion.until', until);
  }
}
