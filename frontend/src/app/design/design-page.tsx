import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs } from 'react-router';
import { CardGrid } from '../../content/cards/card-grid.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { type Family, familyIds } from '../../../shared/config/content-types.ts';
import { otherLanguage } from '../../../shared/config/locales.ts';
import { routes } from '../../../shared/config/routes.ts';
import { familiesKeys } from '../../../shared/i18n/family-keys.ts';
import { environmentContext, languageContext, useSite } from '../../lib/site.ts';
import { Controls, Lists, Messages } from './design-parts.tsx';
import styles from './design.module.css';
import { Foundations } from './foundations.tsx';
import { Part } from './part.tsx';
import { sampleCards } from './samples.ts';
import { designTexts } from './texts.ts';

/** The page is for people who build the site: in production it does not exist. */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.get(environmentContext) === 'production') throw data(null, { status: 404 });
  return { switchPath: routes.design[otherLanguage(context.get(languageContext))] };
}

/** Every component in every state, looked at by people and by the accessibility test. */
export function Component() {
  const { t } = useTranslation();
  const { language, now } = useSite();
  const texts = designTexts[language];
  const cards = sampleCards(language, now);
  return (
    <>
      <Meta title={texts.title} path={routes.design[language]} indexed={false} />
      <PageHeader title={texts.title} lead={texts.lead} />
      <div className={styles['page']}>
        <Foundations texts={texts} />
        {familyIds.map((family: Family) => (
          <Part key={family} id={family} title={t(familiesKeys[family])}>
            <CardGrid cards={cards[family] ?? []} layout={family === 'directory' ? 'rows' : 'grid'} />
          </Part>
        ))}
        <Controls texts={texts} />
        <Messages texts={texts} />
        <Lists texts={texts} />
      </div>
    </>
  );
}
