import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { previewLink } from '../../../shared/config/calls/content-calls.ts';
import { type Language, languageOfGraphql } from '../../../shared/config/locales.ts';
import { formatDate } from '../../../shared/dates/dates.ts';
import { PreviewLinksDocument } from '../../../shared/graphql/generated/documents/preview-links.ts';
import type {
  OwnRecordFieldsFragment,
  PreviewLinksQuery,
} from '../../../shared/graphql/generated/operations.ts';
import { Imported } from '../../components/record-form/imported.tsx';
import { send } from '../../lib/api/send.ts';
import { useSite } from '../../lib/site.ts';
import { openPreviewKeys, previewKeys } from './language-keys.ts';
import styles from './own-records.module.css';

interface PreviewLinksProps {
  /** The languages, those that do not exist without an id. */
  versions: readonly Pick<OwnRecordFieldsFragment['languageVersions'][number], 'id' | 'language'>[];
  /** Saves the form before a link is made. */
  save?: () => Promise<unknown>;
}

type Made = { language: Language; url: string; expiresAt: string } | { text: string };

const loadMade = async () => (await import('./made-preview-links.tsx')).MadePreviewLinks;

/** Links to the page as visitors will see it, one for each language that exists, and the end of those that were made. */
export function PreviewLinks({ versions, save }: PreviewLinksProps) {
  const { t } = useTranslation('ownRecords');
  const [made, setMade] = useState<Made>();
  const [isBusy, setIsBusy] = useState(false);
  const anyId = versions.find(({ id }) => id !== null)?.id ?? 0;
  const { data, refetch } = useQuery<PreviewLinksQuery>(PreviewLinksDocument, {
    variables: { id: anyId },
    skip: anyId === 0,
    fetchPolicy: 'cache-and-network',
  });
  const links = data?.passerellePreviewLinks ?? [];
  const [isListed, setIsListed] = useState(false);
  // Also after the last one has ended: the list says so.
  if (links.length > 0 && !isListed) setIsListed(true);

  async function make(id: number, language: Language): Promise<void> {
    setIsBusy(true);
    setMade(undefined);
    await save?.();
    const outcome = await send(previewLink, { id });
    setIsBusy(false);
    if (outcome.kind === 'done') {
      setMade({ language, ...outcome.data });
      await refetch();
    } else setMade({ text: outcome.kind === 'refused' ? outcome.refusal.message : t('unreachable') });
  }

  /** The link that was made last may be the one that ended. */
  async function afterEnd(): Promise<void> {
    setMade(undefined);
    await refetch();
  }

  return (
    <>
      <div className={styles['steps']}>
        {versions.map(({ id, language: name }) => {
          const language = languageOfGraphql(name);
          return (
            id !== null && (
              <button
                key={language}
                type="button"
                className={styles['step']}
                disabled={isBusy}
                onClick={() => void make(id, language)}
              >
                {t(previewKeys[language])}
              </button>
            )
          );
        })}
      </div>
      {made && ('url' in made ? <Link key={made.url} {...made} /> : <p role="alert">{made.text}</p>)}
      {isListed && <Imported load={loadMade} props={{ id: anyId, links, afterEnd }} />}
    </>
  );
}

/** Opened by a click of its own: browsers stop windows that open later. */
function Link({ language: of, url, expiresAt }: Extract<Made, { url: string }>) {
  const { t } = useTranslation('ownRecords');
  const { language } = useSite();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <p>
      <a ref={link} href={url} target="_blank" rel="noopener noreferrer">
        {t(openPreviewKeys[of])}
      </a>{' '}
      {t('preview.until', { date: formatDate(expiresAt, language) })}
    </p>
  );
}
