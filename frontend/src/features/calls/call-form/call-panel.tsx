import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { CallDraftDocument } from '../../../../shared/graphql/generated/documents/call-draft.ts';
import type { CallDraftQuery } from '../../../../shared/graphql/generated/operations.ts';
import { useRecordFormParts } from '../../../components/record-form/record-form-context.ts';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { ActionResult } from '../../../components/ui/action-result.tsx';
import { CallBadge, useStateText } from '../call-steps/call-state.tsx';
import { LinkCheck } from '../call-steps/link-check.tsx';
import { LanguageStates } from '../../../content/own-records/language-states.tsx';
import { PreviewLinks } from '../../../content/own-records/preview-links.tsx';
import { callAddress } from '../call-steps/call-address.ts';
import styles from './call-form.module.css';
import type { CallDraft } from './call-mode.ts';
import { DateHistory } from './date-history.tsx';
import { Missing } from './missing.tsx';
import { PanelButtons } from './panel-buttons.tsx';
import { Publication } from './publication.tsx';
import { PublishChanges } from './publish-changes.tsx';
import { useCallSteps } from './use-call-steps.ts';

export interface CallPanelProps {
  id: number;
  isPublic: boolean;
  /** A step has changed the call: the form begins again with it as it now is. */
  onStep: () => Promise<void>;
}

/** State, publication, languages and steps of the call of the form; what it lacks is known without them. */
export function CallPanel(props: CallPanelProps) {
  const { data } = useQuery<CallDraftQuery>(CallDraftDocument, { variables: { id: props.id } });
  const draft = data?.passerelleCallDraft;
  return draft ? <Panel {...props} draft={draft} /> : <Missing isPublic={props.isPublic} />;
}

function Panel({ id, isPublic, onStep, draft }: CallPanelProps & { draft: CallDraft }) {
  const { t } = useTranslation('callForm');
  const { form } = useRecordFormParts();
  const stateText = useStateText();
  const { title, path, allowedActions, languageVersions } = draft;
  const steps = useCallSteps(id, isPublic, onStep);
  const canSave = allowedActions.includes('save') && !form.isReadOnly;
  return (
    <>
      <ActionResult kind="failure" text={steps.failure} />
      <p>
        <CallBadge state={draft.state} />
      </p>
      <p>{stateText(draft)}</p>
      <LinkCheck check={draft.linkCheck} />
      {isPublic && path && (
        <p>
          <a href={path}>{t('panel.page')}</a>
        </p>
      )}
      {canSave && draft.managementMode === 'internal' && (
        <p>
          <RouteLink to="applicationForm" parameters={{ id: String(id) }}>
            {t('panel.form')}
          </RouteLink>
        </p>
      )}
      {draft.managementMode === 'internal' && (draft.role === 'owner' || draft.role === 'manager') && (
        <p>
          <RouteLink to="receivedApplications" parameters={{ id: String(id) }}>
            {t('panel.received')}
          </RouteLink>
        </p>
      )}
      {canSave && isPublic && draft.managementMode === 'internal' && (
        <p>
          <RouteLink to="applicationFigures" parameters={{ id: String(id) }}>
            {t('panel.figures')}
          </RouteLink>
        </p>
      )}
      {canSave && isPublic && draft.managementMode === 'internal' && (
        <p>
          <RouteLink to="ownReviews" suffix={`?call=${id}`}>
            {t('panel.reviews')}
          </RouteLink>
        </p>
      )}
      {canSave && <Missing isPublic={isPublic} />}
      {canSave &&
        (isPublic ? <PublishChanges onDone={onStep} /> : <Publication draft={draft} onDone={onStep} />)}
      <DateHistory draft={draft} />
      <div className={styles['publication']}>
        <h3>{t('panel.languages')}</h3>
        <LanguageStates
          row={{ id, title, languageVersions }}
          formAddress={callAddress}
          isBusy={steps.isBusy}
          duplicate={canSave ? steps.translate : undefined}
        />
        <p>{t('panel.eachLanguage')}</p>
        <PreviewLinks versions={languageVersions} save={steps.save} />
      </div>
      <PanelButtons draft={draft} steps={steps} />
    </>
  );
}
