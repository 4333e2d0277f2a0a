import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { CallDraftDocument } from '../../../../shared/graphql/generated/documents/call-draft.ts';
import type { CallDraftQuery } from '../../../../shared/graphql/generated/operations.ts';
import { CallBadge, useStateText } from '../call-steps/call-state.tsx';
import { PreviewLinks } from '../../../content/own-records/preview-links.tsx';
import { DateHistory } from './date-history.tsx';
import styles from './call-form.module.css';

/** Current state of the call, with its page. */
export function ClosedState({ id }: { id: number }) {
  const { t } = useTranslation('callForm');
  const stateText = useStateText();
  const { data } = useQuery<CallDraftQuery>(CallDraftDocument, { variables: { id } });
  const draft = data?.passerelleCallDraft;
  if (!draft) return null;
  return (
    <section aria-labelledby="call-panel" className={styles['panel']}>
      <h2 id="call-panel">{t('panel.title')}</h2>
      <p>
        <CallBadge state={draft.state} />
      </p>
      <p>{stateText(draft)}</p>
      <DateHistory draft={draft} />
      <PreviewLinks versions={draft.languageVersions} />
    </section>
  );
}
