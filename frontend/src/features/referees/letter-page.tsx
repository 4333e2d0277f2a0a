import type { ParseKeys } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { type Language, otherLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { hashParameter } from '../../../shared/forms/auth-forms.ts';
import { emptyForm } from '../../../shared/forms/form-view-data.ts';
import type { LetterIntent, LetterViewData } from '../../../shared/forms/letter-form.ts';
import { languageContext, useSite, viewDataContext } from '../../lib/site.ts';
import styles from './letter.module.css';
import { ReceivedLetter, WrittenLetter } from './letter-forms.tsx';

type LetterData = LetterViewData & { switchPath: string };
type Key = ParseKeys<'referees'>;

const linkTo = (hash: string, language: Language): string => {
  const path = pathTo('letter', language);
  return hash ? `${path}?${hashParameter}=${hash}` : path;
};

/** Intents after which there is nothing more to do. */
const done = {
  send: { title: 'sentTitle', text: 'sent' },
  decline: { title: 'declinedTitle', text: 'declined' },
  erase: { title: 'erasedTitle', text: 'erased' },
} as const satisfies Partial<Record<LetterIntent, { title: Key; text: Key }>>;
const isDone = (notice: string): notice is keyof typeof done => Object.hasOwn(done, notice);

export function loader({ context }: LoaderFunctionArgs) {
  const viewData = (context.get(viewDataContext) ?? { ...emptyForm, hash: '' }) as LetterViewData;
  const switchPath = linkTo(viewData.hash, otherLanguage(context.get(languageContext)));
  const isGone = viewData.hash !== '' && !viewData.letter;
  return data({ ...viewData, switchPath }, { status: isGone ? 410 : 200 });
}

/** The page of a referee’s link. It works without account and without script. */
export function Component() {
  const { t } = useTranslation('referees');
  const viewData = useLoaderData<LetterData>();
  const { hash, letter, notice, problem } = viewData;
  if (isDone(notice) && !problem) {
    const { title, text } = done[notice];
    return (
      <Frame title={t(title)}>
        <output>{t(text)}</output>
        <Home />
      </Frame>
    );
  }
  if (!letter) {
    return (
      <Frame title={t('deadTitle')} hasError>
        <p role="alert">{t(hash ? 'dead' : 'incomplete')}</p>
        <Home canWrite />
      </Frame>
    );
  }
  return (
    <Frame title={t(letter.isReceived ? 'receivedTitle' : 'title')} hasError={problem !== undefined}>
      {notice === 'save' && <output>{t('saved')}</output>}
      {notice === 'removeFile' && <output>{t('removed')}</output>}
      {letter.isReceived ? (
        <ReceivedLetter viewData={viewData} letter={letter} />
      ) : (
        <WrittenLetter viewData={viewData} letter={letter} />
      )}
    </Frame>
  );
}

function Home({ canWrite = false }: { canWrite?: boolean }) {
  const { t } = useTranslation('referees');
  const { language } = useSite();
  return (
    <p className={styles['ways']}>
      <Button href={pathTo('home', language)}>{t('home')}</Button>
      {canWrite && (
        <Button href={pathTo('contact', language)} kind="secondary">
          {t('contact')}
        </Button>
      )}
    </p>
  );
}

function Frame({
  title,
  hasError = false,
  children,
}: {
  title: string;
  hasError?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation('form');
  const { language } = useSite();
  return (
    <>
      <Meta
        title={hasError ? `${t('errorPrefix')} ${title}` : title}
        path={pathTo('letter', language)}
        indexed={false}
      />
      <PageHeader title={title} />
      <div className={styles['page']}>{children}</div>
    </>
  );
}
