import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLocation, useParams } from 'react-router';
import { Screen } from '../../../components/screen/screen.tsx';
import { otherLanguage } from '../../../../shared/config/locales.ts';
import { ModerationCountsDocument } from '../../../../shared/graphql/generated/documents/moderation-counts.ts';
import { ReviewStructuresDocument } from '../../../../shared/graphql/generated/documents/review-structures.ts';
import { ModerationRecordDocument } from '../../../../shared/graphql/generated/documents/moderation-record.ts';
import { PreviewLinks } from '../../../content/own-records/preview-links.tsx';
import { Waiting } from '../../../content/own-records/waiting.tsx';
import { WaitingPlace } from '../../../content/own-records/waiting-place.tsx';
import { load } from '../../../graphql/client/load.ts';
import { useRead } from '../../../graphql/client/use-read.ts';
import { languageContext, useSite } from '../../../lib/site.ts';
import { LastDecision } from '../last-decision.tsx';
import { statusOfOneKeys } from '../list/list-state.ts';
import { keyOf } from '../list/use-selection.ts';
import { typeKeys } from '../queue-types.ts';
import { DecisionSection } from './decision-section.tsx';
import { detailAddress, readDetailState, recordVariablesOf } from './detail-address.ts';
import styles from './detail.module.css';
import { Differences } from './differences.tsx';
import { LockNotice } from './lock-notice.tsx';
import { Neighbours } from './neighbours.tsx';
import { zoneOf } from './plain-text.ts';
import { ProfileDocuments } from './profile-documents.tsx';
import { ReviewedStructures, structureVariables } from './reviewed-structures.tsx';
import { useReviewLock } from './use-review-lock.ts';
import { Versions } from './versions.tsx';

/** @returns the address in the other language */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const language = context.get(languageContext);
  const state = readDetailState(new URL(request.url), params['id']);
  if (!state) throw data(null, { status: 404 });
  const variables = recordVariablesOf(state, language);
  const [{ passerelleModerationRecord: found }] = await Promise.all([
    load(context, ModerationRecordDocument, variables),
    load(context, ModerationCountsDocument, {}),
    state.type === 'community_profile' &&
      load(context, ReviewStructuresDocument, structureVariables(state.id, language)),
  ]);
  if (found?.row.type !== state.type) throw data(null, { status: 404 });
  return { switchPath: detailAddress(state.type, state, state.list, otherLanguage(language)) };
}

/** A record or proposal in full, with what was decided before, to decide on it. */
export function Component() {
  const { t } = useTranslation('moderation');
  const { language } = useSite();
  const state = readDetailState(useLocation(), useParams()['id']);
  if (!state) throw new Error('The loader refuses such addresses');
  const { passerelleModerationRecord: found } = useRead(
    ModerationRecordDocument,
    recordVariablesOf(state, language),
  );
  const isDecidable = (found?.row.allowedActions.length ?? 0) > 0;
  const { lock, takeOver } = useReviewLock(state.id, isDecidable);
  if (!found) return null;
  const { row, versions, differences, history, previous, next, waiting } = found;
  const { title, target, status, waitingSince, owner, countries, sectors } = row;
  return (
    <Screen title={title}>
      <Neighbours state={state} previous={previous} next={next} />
      <LockNotice key={state.id} lock={lock} onTakeOver={takeOver} />
      <p className={styles['facts']}>
        <strong>{t(typeKeys[state.type])}</strong>
        {target === 'proposal' && <span>{t('proposal')}</span>}
        {waitingSince ? <Waiting since={waitingSince} /> : <span>{t(statusOfOneKeys[status])}</span>}
        {waitingSince && waiting && <WaitingPlace waiting={waiting} />}
        <span>{owner ?? t('noOwner')}</span>
        <span>{countries.map(({ name }) => name).join(', ')}</span>
        <span>{sectors.map(({ name }) => name).join(', ')}</span>
      </p>
      <div className={styles['layout']}>
        <div className={styles['reading']}>
          {differences.length > 0 && (
            <Differences differences={differences} zone={zoneOf(versions[0]?.fields ?? [])} />
          )}
          <section aria-labelledby="record" className={styles['section']}>
            <h2 id="record">{target === 'proposal' ? t('published') : t('record')}</h2>
            {state.type !== 'community_profile' && <PreviewLinks versions={versions} />}
            <Versions versions={versions} />
          </section>
          {state.type === 'community_profile' && <ProfileDocuments id={state.id} versions={versions} />}
          {state.type === 'community_profile' && <ReviewedStructures id={state.id} />}
          <section aria-labelledby="history" className={styles['section']}>
            <h2 id="history">{t('history')}</h2>
            {history.length === 0 ? (
              <p>{t('noHistory')}</p>
            ) : (
              <ol className={styles['history']}>
                {history.map(({ id, decision }) => (
                  <li key={`${id} ${decision.date} ${decision.status}`}>
                    <LastDecision decision={decision} />
                  </li>
                ))}
              </ol>
            )}
          </section>
        </div>
        <DecisionSection key={keyOf(row)} state={state} found={found} />
      </div>
    </Screen>
  );
}
