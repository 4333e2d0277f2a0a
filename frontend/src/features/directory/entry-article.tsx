import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../content/cards/card-grid.tsx';
import { DetailPage } from '../../content/detail/detail-page.tsx';
import { Links } from '../../content/detail/links.tsx';
import { Paragraphs, Prose } from '../../content/detail/prose.tsx';
import { Programs } from '../../content/detail/programs.tsx';
import { Section } from '../../content/detail/section.tsx';
import type { Language } from '../../../shared/config/locales.ts';
import { useFieldLabel } from '../../lib/use-field-label.ts';
import { type Entry, isPerson, type Person, type Structure } from './entry.ts';
import { EntryFacts } from './entry-facts.tsx';
import { PersonPanel } from './person-panel.tsx';
import { StructurePanel } from './structure-panel.tsx';
import { useEntryWords } from './use-entry-words.ts';

interface EntryArticleProps {
  item: Entry;
  /** Addresses by language; none of a preview. */
  alternates: Partial<Record<Language, string>>;
  /** Path of a page that is not public, without query and fragment; absent for public pages. */
  previewPath?: string;
}

/** A person or a structure as their public page shows them: who they are, where, what they published, and who is near. */
export function EntryArticle({ item, alternates, previewPath }: EntryArticleProps) {
  const { t } = useTranslation(['directory', 'detail']);
  const label = useFieldLabel();
  const { communities, links, published } = item;
  const words = useEntryWords(item);
  return (
    <DetailPage
      item={item}
      alternates={alternates}
      previewPath={previewPath}
      kicker={words.kicker}
      description={words.description}
      relatedTitle={t('around')}
      panel={
        isPerson(item) ? (
          <PersonPanel person={item} isPreview={previewPath !== undefined} />
        ) : (
          <StructurePanel structure={item} />
        )
      }
      aside={<EntryFacts entry={item} />}
    >
      <Section title={t('published')}>{published.length > 0 && <CardGrid cards={published} />}</Section>
      {isPerson(item) ? <AboutPerson person={item} /> : <AboutStructure structure={item} />}
      <Section title={label('links')}>{links.length > 0 && <Links links={links} />}</Section>
      <Section title={label('communities')}>
        {communities.length > 0 && (
          <ul>
            {communities.map(({ name, role, status }) => (
              <li key={name}>{[name, role, status].filter(Boolean).join(' · ')}</li>
            ))}
          </ul>
        )}
      </Section>
    </DetailPage>
  );
}

function AboutPerson({ person }: { person: Person }) {
  const { t } = useTranslation('detail');
  const label = useFieldLabel();
  const { biography, offered, programs, sought } = person;
  return (
    <>
      <Section title={t('biography')}>{biography && <Prose html={biography} />}</Section>
      <Section title={t('offered')}>{offered && <Paragraphs text={offered} />}</Section>
      <Section title={t('sought')}>{sought && <Paragraphs text={sought} />}</Section>
      <Section title={label('programs')}>{programs.length > 0 && <Programs programs={programs} />}</Section>
    </>
  );
}

function AboutStructure({ structure: { activities, description } }: { structure: Structure }) {
  const { t } = useTranslation('directory');
  const label = useFieldLabel();
  return (
    <>
      <Section title={t('about')}>{description && <Prose html={description} />}</Section>
      <Section title={label('activities')}>{activities && <Paragraphs text={activities} />}</Section>
    </>
  );
}
