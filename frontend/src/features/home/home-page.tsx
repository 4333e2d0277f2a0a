import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
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

export async function loader({ context }: LoaderFunctionArgs): Promise<HomeData> {
  const language = graphqlLanguage(context.get(languageContext));
  return (await context.get(queryContext)(HomeOperation, { language })).passerelleHome;
}

/** What stands on the home page, in its order. */
const sections = [
  { list: 'closingSoon', family: 'call' },
  { list: 'latestInitiatives', family: 'initiative' },
  { list: 'nextEvents', family: 'event' },
  { list: 'trainings', family: 'training' },
  { list: 'latestResources', family: 'resource' },
  { list: 'projects', family: 'project' },
  { list: 'directory', family: 'directory' },
] as const satisfies { list: keyof HomeData; family: Family }[];

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
        {sections.map(({ list, family }) => (
          <HomeSection key={list} title={t(`home.${list}`)} family={family} cards={home[list]} />
        ))}
      </div>
    </>
  );
}
