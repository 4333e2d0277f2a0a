import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '../../content/detail/badge.tsx';
import { type CallMoment, callMoment, takesApplications } from '../../content/calls/call-moment.ts';
import { DetailPage } from '../../content/detail/detail-page.tsx';
import { Documents } from '../../content/detail/documents.tsx';
import { People } from '../../content/detail/people.tsx';
import { Paragraphs, Prose } from '../../content/detail/prose.tsx';
import { Section } from '../../content/detail/section.tsx';
import { Timeline } from '../../content/detail/timeline.tsx';
import { useNow } from '../../content/detail/use-now.ts';
import type { Language } from '../../../shared/config/locales.ts';
import { callTypeKeys } from '../../../shared/i18n/label-keys.ts';
import { formatDate, ofZoneCity } from '../../../shared/dates/dates.ts';
import { formatDateAt, formatTimeAt } from '../../../shared/dates/zoned-dates.ts';
import { useSite } from '../../lib/site.ts';
import { dayIn } from '../../lib/zone-days.ts';
import { useFieldLabel } from '../../lib/use-field-label.ts';
import { CallFacts } from './call-facts.tsx';
import { CallPanel } from './call-panel.tsx';
import { Criteria, Emitters, Questions, Results } from './call-parts.tsx';
import { Stages } from './stages.tsx';
import type { Call } from './call.ts';
import { stepsWithPresent } from './steps.ts';

const momentKeys = {
  planned: 'planned',
  open: 'open',
  closing: 'closing',
  closed: 'closed',
} as const satisfies Record<CallMoment, ParseKeys<'calls'>>;
const tones: Record<CallMoment, BadgeTone> = {
  planned: 'coming',
  open: 'open',
  closing: 'urgent',
  closed: 'over',
};

interface CallArticleProps {
  item: Call;
  /** Addresses by language; none of a preview. */
  alternates: Partial<Record<Language, string>>;
  /** Path of a page that is not public, without query and fragment; absent for public pages. */
  previewPath?: string;
}

/** A call as its public page shows it. */
export function CallArticle({ item, alternates, previewPath }: CallArticleProps) {
  const { t } = useTranslation(['calls', 'detail']);
  const label = useFieldLabel();
  const { language } = useSite();
  const now = useNow();
  const { card, opensAt, closesAt } = item;
  const zone = item.zone ?? 'UTC';
  const moment = callMoment({ opensAt, closesAt, completed: card.completed }, now);
  return (
    <DetailPage
      item={item}
      alternates={alternates}
      previewPath={previewPath}
      description={
        closesAt && moment !== 'closed'
          ? t('shared', {
              date: formatDateAt(closesAt, language, zone),
              time: formatTimeAt(closesAt, language, zone),
              city: ofZoneCity(zone, language),
              summary: card.summary,
            })
          : undefined
      }
      kicker={
        <>
          {card.callType ? t(callTypeKeys[card.callType]) : t('family.call')}
          {!card.locked && (
            <Badge tone={tones[moment]} label={t(momentKeys[moment])} whenOver={t('closed')} />
          )}
          {item.extendedFrom && takesApplications(moment) && (
            <span data-while-open="">
              <Badge tone="open" label={t('extended')} />
            </span>
          )}
        </>
      }
      panel={<CallPanel call={item} moment={moment} />}
      aside={<CallFacts call={item} moment={moment} />}
    >
      <Section title={t('about')}>{item.description && <Prose html={item.description} />}</Section>
      <Section title={t('results')}>
        {item.publicResults.length > 0 && <Results results={item.publicResults} />}
      </Section>
      <Section title={t('eligibility')}>
        {item.eligibility.length > 0 && <Criteria criteria={item.eligibility} />}
      </Section>
      <Section title={label('covers')}>{item.covers && <Paragraphs text={item.covers} />}</Section>
      <Section title={label('documentsAsked')}>
        {item.documentsAsked && <Paragraphs text={item.documentsAsked} />}
      </Section>
      {item.stages.length > 0 && (
        <Section title={t('stages')}>
          <Stages stages={item.stages} zone={zone} />
        </Section>
      )}
      {item.steps.length > 0 && (
        <Section title={t('steps')}>
          <Timeline
            steps={stepsWithPresent(item.steps, dayIn(zone, now)).map(
              ({ title, date, description, phase }) => ({
                title,
                phase,
                text: description,
                when: date && formatDate(date, language),
              }),
            )}
          />
        </Section>
      )}
      <Section title={t('faq')}>{item.faq.length > 0 && <Questions questions={item.faq} />}</Section>
      <Section title={t('emitters')}>
        {item.emitters.length > 0 && <Emitters emitters={item.emitters} />}
      </Section>
      <Section title={label('partners')}>
        {item.partners.length > 0 && <People people={item.partners} />}
      </Section>
      <Section title={t('detail:mentors')}>
        {item.mentors.length > 0 && <People people={item.mentors} />}
      </Section>
      <Section title={label('documentIds')}>
        {item.documents.length > 0 && <Documents files={item.documents} />}
      </Section>
    </DetailPage>
  );
}
