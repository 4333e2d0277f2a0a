import { useTranslation } from 'react-i18next';
import { useCommonFacts } from '../../content/detail/use-common-facts.ts';
import { DetailPage } from '../../content/detail/detail-page.tsx';
import { Download } from '../../content/detail/documents.tsx';
import { Facts } from '../../content/detail/facts.tsx';
import { Links, WayOut } from '../../content/detail/links.tsx';
import { Panel, PanelTitle } from '../../content/detail/panel.tsx';
import { DirectoryName } from '../../content/detail/people.tsx';
import { Prose } from '../../content/detail/prose.tsx';
import { Section } from '../../content/detail/section.tsx';
import type { Language } from '../../../shared/config/locales.ts';
import type { ResourcePageFragment } from '../../../shared/graphql/generated/operations.ts';
import { resourceKindKeys } from '../../../shared/i18n/label-keys.ts';
import { useFieldLabel } from '../../lib/use-field-label.ts';

export type Resource = ResourcePageFragment;

interface ResourceArticleProps {
  item: Resource;
  /** Addresses by language; none of a preview. */
  alternates: Partial<Record<Language, string>>;
  /** Path of a page that is not public, without query and fragment; absent for public pages. */
  previewPath?: string;
}

/** A resource as its public page shows it. */
export function ResourceArticle({ item, alternates, previewPath }: ResourceArticleProps) {
  const { t } = useTranslation(['resources', 'detail']);
  const label = useFieldLabel();
  const { card, file, url } = item;
  const kind = card.resourceKind && t(resourceKindKeys[card.resourceKind]);
  return (
    <DetailPage
      item={item}
      alternates={alternates}
      previewPath={previewPath}
      kicker={kind ? `${t('family.resource')} · ${kind}` : t('family.resource')}
      panel={
        (file || url) && (
          <Panel>
            <PanelTitle>{kind ?? t('family.resource')}</PanelTitle>
            {file && <Download file={file} />}
            {url && <WayOut url={url} label={t('open')} strong={!file} />}
          </Panel>
        )
      }
      aside={
        <Facts
          facts={[
            { name: label('resourceKind'), value: !file && !url && kind },
            {
              name: t('detail:organiser'),
              value: item.organiser && <DirectoryName person={item.organiser} />,
            },
            ...useCommonFacts(card),
          ]}
        />
      }
    >
      <Section title={t('about')}>{item.description && <Prose html={item.description} />}</Section>
      <Section title={label('links')}>{item.links.length > 0 && <Links links={item.links} />}</Section>
    </DetailPage>
  );
}
