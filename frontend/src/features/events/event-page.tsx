import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { DetailPage } from '../../components/detail/detail-page.tsx';
import { Documents } from '../../components/detail/documents.tsx';
import { Links } from '../../components/detail/links.tsx';
import { type DetailData, loadDetail } from '../../components/detail/load-detail.ts';
import { Paragraphs, Prose } from '../../components/detail/prose.tsx';
import { Section } from '../../components/detail/section.tsx';
import { EventOperation } from '../../graphql/generated/operations.ts';
import { useDetailTexts } from '../../components/detail/use-detail-texts.ts';
import type { Event } from './event.ts';
import { EventAside } from './event-aside.tsx';
import type { fr } from './locales/fr.ts';

export const loader = (given: LoaderFunctionArgs): Promise<DetailData<Event>> =>
  loadDetail(given, 'event', EventOperation, (result) => result.passerelleEvent);

export function Component() {
  const t = useDetailTexts<{ events: typeof fr }>();
  const { item, alternates } = useLoaderData<DetailData<Event>>();
  const { mode } = item.card;
  return (
    <DetailPage
      item={item}
      alternates={alternates}
      kicker={mode ? `${t('family.event')} · ${t(`mode.${mode}`)}` : t('family.event')}
      aside={<EventAside event={item} />}
    >
      {item.description && (
        <Section title={t('events.about')}>
          <Prose html={item.description} />
        </Section>
      )}
      {item.accessibility && (
        <Section title={t('events.accessibility')}>
          <Paragraphs text={item.accessibility} />
        </Section>
      )}
      {item.links.length > 0 && (
        <Section title={t('detail.links')}>
          <Links links={item.links} />
        </Section>
      )}
      {item.documents.length > 0 && (
        <Section title={t('detail.documents')}>
          <Documents files={item.documents} />
        </Section>
      )}
    </DetailPage>
  );
}
