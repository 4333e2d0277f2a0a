import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { otherLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { hashParameter } from '../../../shared/forms/auth-forms.ts';
import type { PreviewViewData } from '../../../shared/pages/preview-view-data.ts';
import { languageContext, useSite, viewDataContext } from '../../lib/site.ts';
import { CallArticle } from '../../features/calls/call-article.tsx';
import { EntryArticle } from '../../features/directory/entry-article.tsx';
import { EventArticle } from '../../features/events/event-article.tsx';
import { InitiativeArticle } from '../../features/initiatives/initiative-article.tsx';
import { ResourceArticle } from '../../features/resources/resource-article.tsx';
import styles from './preview.module.css';

type PreviewData = PreviewViewData & { switchPath: string };

const noLink: PreviewViewData = { hash: '', isOver: false };
const none = {};

export function loader({ context }: LoaderFunctionArgs) {
  const viewData = (context.get(viewDataContext) ?? noLink) as PreviewViewData;
  const path = pathTo('preview', otherLanguage(context.get(languageContext)));
  const switchPath = viewData.hash ? `${path}?${hashParameter}=${viewData.hash}` : path;
  const failure = viewData.isOver ? 410 : 404;
  return data({ ...viewData, switchPath } satisfies PreviewData, { status: viewData.item ? 200 : failure });
}

/** Page with a preview of a record's public page, for people who have a link to it. */
export function Component() {
  const { t } = useTranslation('preview');
  const { language } = useSite();
  const { item, isOver } = useLoaderData<PreviewData>();
  const previewPath = pathTo('preview', language);
  const frame = { alternates: none, previewPath };
  if (!item) {
    const title = t(isOver ? 'overTitle' : 'unknownTitle');
    return (
      <>
        <Meta title={title} path={previewPath} indexed={false} />
        <PageHeader title={title} />
        <div className={styles['page']}>
          <p>{t(isOver ? 'over' : 'unknown')}</p>
          <p>
            <Button href={pathTo('home', language)}>{t('home')}</Button>
          </p>
        </div>
      </>
    );
  }
  const entry = item.profile ?? item.structure;
  return (
    <>
      <Notice>
        {t('notice')} {entry && t('entryNotice')}
      </Notice>
      {item.initiative && <InitiativeArticle {...frame} item={item.initiative} />}
      {item.event && <EventArticle {...frame} item={item.event} />}
      {item.resource && <ResourceArticle {...frame} item={item.resource} />}
      {entry && <EntryArticle {...frame} item={entry} />}
      {item.call && <CallArticle {...frame} item={item.call} />}
    </>
  );
}
