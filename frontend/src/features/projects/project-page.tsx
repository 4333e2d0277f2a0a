import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCommonFacts } from '../../content/detail/use-common-facts.ts';
import { Badge } from '../../content/detail/badge.tsx';
import { DetailPage } from '../../content/detail/detail-page.tsx';
import { Documents } from '../../content/detail/documents.tsx';
import { Facts } from '../../content/detail/facts.tsx';
import { Links } from '../../content/detail/links.tsx';
import { type DetailData, loadDetail } from '../../content/detail/load-detail.ts';
import { People } from '../../content/detail/people.tsx';
import { Prose } from '../../content/detail/prose.tsx';
import { Section } from '../../content/detail/section.tsx';
import { ProjectOperation, type ProjectQuery } from '../../../shared/graphql/generated/operations.ts';
import { formatDateRange } from '../../../shared/dates/dates.ts';
import { useSite } from '../../lib/site.ts';
import { useFieldLabel } from '../../lib/use-field-label.ts';

type Project = NonNullable<ProjectQuery['passerelleProject']>;

export const loader = (args: LoaderFunctionArgs): Promise<DetailData<Project>> =>
  loadDetail(args, 'project', ProjectOperation, (result) => result.passerelleProject);

export function Component() {
  const { t } = useTranslation(['projects', 'detail']);
  const label = useFieldLabel();
  const { language } = useSite();
  const { item, alternates } = useLoaderData<DetailData<Project>>();
  const { card, startDate, endDate } = item;
  return (
    <DetailPage
      item={item}
      alternates={alternates}
      kicker={
        <>
          {t('family.project')}
          {card.completed && <Badge tone="over" label={t('cards.completed')} />}
        </>
      }
      aside={
        <Facts
          facts={[
            { name: t('beneficiary'), value: item.beneficiary },
            { name: t('detail:dates'), value: startDate && formatDateRange(startDate, endDate, language) },
            ...useCommonFacts(card),
          ]}
        />
      }
    >
      <Section title={t('about')}>{item.description && <Prose html={item.description} />}</Section>
      <Section title={t('results')}>{item.results && <Prose html={item.results} />}</Section>
      <Section title={label('partners')}>
        {item.partners.length > 0 && <People people={item.partners} />}
      </Section>
      <Section title={label('links')}>{item.links.length > 0 && <Links links={item.links} />}</Section>
      <Section title={label('documentIds')}>
        {item.documents.length > 0 && <Documents files={item.documents} />}
      </Section>
    </DetailPage>
  );
}
