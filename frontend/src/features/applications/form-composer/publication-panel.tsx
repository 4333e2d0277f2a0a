import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../../shared/dates/dates.ts';
import { ActionResult } from '../../../components/ui/action-result.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { useSite } from '../../../lib/site.ts';
import { ChangeList } from './change-list.tsx';
import styles from './composer.module.css';
import { ProblemLinks } from './problem-links.tsx';
import type { Composer, Step } from './use-composer.ts';

interface PublicationPanelProps {
  composer: Composer;
  /** People apply to the call on the platform. */
  isInternal: boolean;
  /** The form was not published, because of its problems. */
  onRefused: () => void;
}

/** Whether applicants see the form, what publishing it would change for them, and what keeps it from being published. */
export function PublicationPanel({ composer, isInternal, onRefused }: PublicationPanelProps) {
  const { t } = useTranslation('formComposer');
  const { composed, state, take } = composer;
  const [busy, setBusy] = useState<Step['action']>();
  const [failure, setFailure] = useState<string>();
  const { actions, problems, changes, drafts, sent, minutes } = composed;
  const isReadOnly = composer.editor.isReadOnly;

  async function run(action: 'publish' | 'discard'): Promise<void> {
    setBusy(action);
    setFailure(undefined);
    const refusal = await take({ action });
    setBusy(undefined);
    setFailure(refusal);
    if (refusal !== undefined) onRefused();
  }

  const isPublishable = actions.includes('publish') || state.save.status !== 'saved';
  return (
    <section aria-labelledby="form-publication" className={styles['panel']}>
      <h2 id="form-publication">{t('publication.title')}</h2>
      <ActionResult kind="failure" text={failure} />
      <PublishedState composed={composed} />
      {minutes > 0 && <p>{t('publication.minutes', { count: minutes })}</p>}
      {drafts + sent > 0 && (
        <p>
          {t('publication.drafts', { count: drafts })} {t('publication.sent', { count: sent })}
        </p>
      )}
      <ChangeList composer={composer} />
      <ProblemLinks />
      {changes.length > 0 && sent > 0 && <p>{t('publication.afterFirst')}</p>}
      {!isInternal && (
        <p>
          {t('publication.notInternal')}{' '}
          <RouteLink to="editCall" parameters={{ id: String(composed.callId) }}>
            {t('publication.toCall')}
          </RouteLink>
        </p>
      )}
      {!isReadOnly && isInternal && isPublishable && (
        <Button type="button" busy={busy === 'publish'} onClick={() => void run('publish')}>
          {composed.publishedNumber === 0 ? t('publication.first') : t('publication.again')}
        </Button>
      )}
      {!isReadOnly && actions.includes('discard') && problems.length + changes.length > 0 && (
        <Button type="button" kind="quiet" busy={busy === 'discard'} onClick={() => void run('discard')}>
          {t('publication.discard')}
        </Button>
      )}
    </section>
  );
}

function PublishedState({ composed }: Pick<Composer, 'composed'>) {
  const { t } = useTranslation('formComposer');
  const { language } = useSite();
  const { publishedNumber, publishedAt, actions } = composed;
  if (publishedAt === null) return <p>{t('publication.none')}</p>;
  const values = { number: publishedNumber, date: formatDate(publishedAt, language) };
  return (
    <p>{actions.includes('discard') ? t('publication.changed', values) : t('publication.same', values)}</p>
  );
}
