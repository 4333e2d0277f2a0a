import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { CardLayout } from '../../content/cards/card-grid.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import type { Family } from '../../../shared/config/content-types.ts';
import { graphqlLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { HomeOperation, type HomeQuery } from '../../../shared/graphql/generated/operations.ts';
import { languageContext, queryContext, useSite } from '../../lib/site.ts';
import { DirectorySection } from './directory-section.tsx';
import { Featured } from './featured.tsx';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { HomeSection } from './home-section.tsx';
import { Partners } from './partners.tsx';

type HomeData = HomeQuery['passerelleHome'];
type SectionKey = HomeData['sections'][number];

const listKeys = {
  closingSoon: 'closingSoon',
  latestInitiatives: 'latestInitiatives',
  nextEvents: 'nextEvents',
  trainings: 'trainings',
  latestResources: 'latestResources',
  projects: 'projects',
} as const;

interface SectionPlan {
  list: keyof typeof listKeys;
  family: Family;
  /** Number of items; a link leads to the full list. */
  count: number;
  layout: CardLayout;
  tinted?: boolean;
}

/** The sections that are a list of one family; the others have a component of their own. */
const lists: Partial<Record<SectionKey, SectionPlan>> = {
  calls: { list: 'closingSoon', family: 'call', count: 3, layout: 'grid' },
  initiatives: { list: 'latestInitiatives', family: 'initiative', count: 3, layout: 'lead', tinted: true },
  events: { list: 'nextEvents', family: 'event', count: 4, layout: 'rows' },
  trainings: { list: 'trainings', family: 'training', count: 3, layout: 'grid', tinted: true },
  resources: { list: 'latestResources', family: 'resource', count: 3, layout: 'grid' },
  projects: { list: 'projects', family: 'project', count: 3, layout: 'lead', tinted: true },
};
const maxProfiles = 4;

/** Only rendered items are part of the loader data. */
export async function loader({ context }: LoaderFunctionArgs): Promise<HomeData> {
  const language = graphqlLanguage(context.get(languageContext));
  const { passerelleHome: home } = await context.get(queryContext)(HomeOperation, { language });
  return {
    ...home,
    directory: home.directory.slice(0, maxProfiles),
    ...Object.fromEntries(Object.values(lists).map(({ list, count }) => [list, home[list].slice(0, count)])),
  };
}

export function Component() {
  const { language } = useSite();
  const home = useLoaderData<HomeData>();
  return (
    <>
      <Meta
        title={home.title}
        description={home.intro}
        path={pathTo('home', language)}
        alternates={{ fr: pathTo('home', 'fr'), en: pathTo('home', 'en') }}
      />
      <Hero title={home.title} intro={home.intro} />
      <Figures counts={home.counts} countries={home.countriesCount} />
      <div className={styles['sections']}>
        {home.sections.map((key) => (
          <Section key={key} name={key} home={home} />
        ))}
      </div>
    </>
  );
}

function Section({ name, home }: { name: SectionKey; home: HomeData }) {
  const { t } = useTranslation('home');
  const plan = lists[name];
  if (plan) {
    const { list, count: _, ...look } = plan;
    return <HomeSection title={t(listKeys[list])} cards={home[list]} {...look} />;
  }
  if (name === 'featured') return <Featured cards={home.featured} />;
  if (name === 'directory')
    return <DirectorySection cards={home.directory} figures={home.directoryCountries} />;
  return <Partners partners={home.partners} />;
}
