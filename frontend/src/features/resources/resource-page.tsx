import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { commonFacts } from '../../components/detail/common-facts.tsx';
import { DetailPage } from '../../components/detail/detail-page.tsx';
import { Download } from '../../components/detail/documents.tsx';
import { Facts } from '../../components/detail/facts.tsx';
import { Links, WayOut } from '../../components/detail/links.tsx';
import { type DetailData, loadDetail } from '../../components/detail/load-detail.ts';
import { Panel, PanelTitle } from '../../components/detail/panel.tsx';
import { Prose } from '../../components/detail/prose.tsx';
import { Section } from '../../components/detail/section.tsx';
import { useDetailTexts } from '../../components/detail/use-detail-texts.ts';
import { ResourceOperation, type ResourceQuery } from '../../graphql/generated/operations.ts';
import type { fr } from './locales/fr.ts';

type Resource = NonNullable<ResourceQuery['passerelleResource']>;

export const loader = (given: LoaderFunctionArgs): Promise<DetailData<Resource>> =>
  loadDetail(given, 'resource', ResourceOperation, (result) => result.passerelleResource);

export function Component() {
  const t = useDetailTexts<{ resources: typeof fr }>();
  const { item, alternates } = useLoaderData<DetailData<Resource>>();
  const { card, file, url } = item;
  const kind = card.resourceKind && t(`resourceKind.${card.resourceKind}`);
  return (
    <DetailPage
      item={item}
      alternates={alternates}
      kicker={kind ? `${t('family.resource')} · ${kind}` : t('family.resource')}
      panel={
        (file || url) && (
          <Panel>
            <PanelTitle>{kind ?? t('family.resource')}</PanelTitle>
            {file && <Download file={file} />}
            {url && <WayOut url={url} label={t('resources.open')} strong={!file} />}
          </Panel>
        )
      }
      aside={
        <Facts
          facts={[
            { name: t('resources.kind'), value: !file && !url && kind },
            { name: t('detail.organiser'), value: item.organiser },
            ...commonFacts(card, t),
          ]}
        />
      }
    >
      {item.description && (
        <Section title={t('resources.about')}>
          <Prose html={item.description} />
        </Section>
      )}
      {item.links.length > 0 && (
        <Section title={t('detail.links')}>
          <Links links={item.links} />
        </Section>
      )}
    </DetailPage>
  );
}
