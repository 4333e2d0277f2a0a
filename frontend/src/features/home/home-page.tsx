import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { CardLayout } from '../../components/cards/card-grid.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import type { Family } from '../../config/content-types.ts';
import { graphqlLanguage } from '../../config/locales.ts';
import { pathTo } from '../../config/routes.ts';
import { HomeOperation, type HomeQuery } from '../../graphql/generated/operations.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { languageContext, queryContext, useSite } from '../../lib/site.ts';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { HomeSection } from './home-section.tsx';
import type { fr } from './locales/fr.ts';

type HomeData = HomeQuery['passerelleHome'];

interface SectionPlan {
  list: keyof HomeData;
  family: Family;
  /** How many of the list are shown: the way to all of them stands beside. */
  shown: number;
  layout: CardLayout;
  /** On the family's tint, from edge to edge. */
  tinted?: boolean;
}

/** What stands on the home page, in its order. */
const sections = [
  { list: 'closingSoon', family: 'call', shown: 3, layout: 'grid', tinted: true },
  { list: 'latestInitiatives', family: 'initiative', shown: 3, layout: 'lead' },
  { list: 'nextEvents', family: 'event', shown: 4, layout: 'rows', tinted: true },
  { list: 'trainings', family: 'training', shown: 3, layout: 'grid' },
  { list: 'latestResources', family: 'resource', shown: 3, layout: 'grid' },
  { list: 'projects', family: 'project', shown: 3, layout: 'lead' },
  { list: 'directory', family: 'directory', shown: 6, layout: 'rows', tinted: true },
] as const satisfies SectionPlan[];

/** Only what is shown travels with the page. */
export async function loader({ context }: LoaderFunctionArgs): Promise<HomeData> {
  const language = graphqlLanguage(context.get(languageContext));
  const { passerelleHome: home } = await context.get(queryContext)(HomeOperation, { language });
  return {
    ...home,
    ...Object.fromEntries(sections.map(({ list, shown }) => [list, home[list].slice(0, shown)])),
  };
}

export function Component() {
  const t = useTranslate<{ home: typeof fr }>();
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
        {sections.map(({ list, family, layout, ...plan }) => (
          <HomeSection
            key={list}
            title={t(`home.${list}`)}
            cards={home[list]}
            family={family}
            layout={layout}
            tinted={'tinted' in plan}
          />
        ))}
      </div>
    </>
  );
}
