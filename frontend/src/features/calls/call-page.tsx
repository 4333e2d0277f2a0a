import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CallState } from '../../components/cards/call-state.tsx';
import { DetailPage } from '../../components/detail/detail-page.tsx';
import { Documents } from '../../components/detail/documents.tsx';
import { type DetailData, loadDetail } from '../../components/detail/load-detail.ts';
import { People } from '../../components/detail/people.tsx';
import { Prose } from '../../components/detail/prose.tsx';
import { Section } from '../../components/detail/section.tsx';
import { Timeline } from '../../components/detail/timeline.tsx';
import { CallOperation } from '../../graphql/generated/operations.ts';
import { useDetailTexts } from '../../components/detail/use-detail-texts.ts';
import { formatDate } from '../../lib/dates.ts';
import { useSite } from '../../lib/site.ts';
import { CallAside } from './call-aside.tsx';
import { Criteria, Emitters, Questions } from './call-parts.tsx';
import type { Call } from './call.ts';
import type { fr } from './locales/fr.ts';

export const loader = (given: LoaderFunctionArgs): Promise<DetailData<Call>> =>
  loadDetail(given, 'call', CallOperation, (result) => result.passerelleCall);

export function Component() {
  const t = useDetailTexts<{ calls: typeof fr }>();
  const { language } = useSite();
  const { item, alternates } = useLoaderData<DetailData<Call>>();
  const { card } = item;
  return (
    <DetailPage
      item={item}
      alternates={alternates}
      kicker={
        <>
          {card.callType ? t(`callType.${card.callType}`) : t('family.call')}
          <CallState openState={card.openState} period={card.period} />
        </>
      }
      aside={<CallAside call={item} />}
    >
      {item.description && (
        <Section title={t('calls.about')}>
          <Prose html={item.description} />
        </Section>
      )}
      {item.eligibility.length > 0 && (
        <Section title={t('calls.eligibility')}>
          <Criteria criteria={item.eligibility} />
        </Section>
      )}
      {item.steps.length > 0 && (
        <Section title={t('calls.steps')}>
          <Timeline
            steps={item.steps.map(({ title, date, description }) => ({
              title,
              text: description,
              when: date && formatDate(date, language, item.zone),
            }))}
          />
        </Section>
      )}
      {item.faq.length > 0 && (
        <Section title={t('calls.faq')}>
          <Questions questions={item.faq} />
        </Section>
      )}
      {item.emitters.length > 0 && (
        <Section title={t('calls.emitters')}>
          <Emitters emitters={item.emitters} />
        </Section>
      )}
      {item.partners.length > 0 && (
        <Section title={t('detail.partners')}>
          <People people={item.partners} />
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
