import { updateInterests } from '../../../shared/config/calls/onboarding-calls.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { emptyForm, formFields } from '../../../shared/forms/form-view-data.ts';
import { PageForm } from '../../components/form/page-form.tsx';
import { InterestPicker } from '../../content/interests/interest-picker.tsx';
import { type InterestOptions, type Interests, interestsTyped } from '../../../shared/forms/interests.ts';
import { Button } from '../../components/ui/button.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { graphqlLanguage, otherLanguage } from '../../../shared/config/locales.ts';
import { pathTo, routes } from '../../../shared/config/routes.ts';
import { SectorsAndCountriesOperation } from '../../../shared/graphql/generated/operations.ts';
import { withReturn } from '../../../shared/links/return-path.ts';
import { viewDataContext, languageContext, queryContext, useSite, memberContext } from '../../lib/site.ts';
import { type OnboardingViewData, nextField, skipIntent } from '../../../shared/forms/onboarding-form.ts';
import styles from './onboarding.module.css';

interface WelcomeData extends OnboardingViewData {
  options: InterestOptions;
  chosen: Interests;
  switchPath: string;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<WelcomeData> {
  const language = context.get(languageContext);
  const viewData = (context.get(viewDataContext) ?? { ...emptyForm, next: '' }) as OnboardingViewData;
  const { passerelleReference } = await context.get(queryContext)(SectorsAndCountriesOperation, {
    language: graphqlLanguage(language),
  });
  const { interestSectors, interestCountries, allSectors, allCountries } = context.get(memberContext);
  const other = routes.welcome[otherLanguage(language)];
  return {
    ...viewData,
    options: passerelleReference,
    chosen: viewData.problem
      ? interestsTyped(viewData.values)
      : { sectorIds: interestSectors, countryIds: interestCountries, allSectors, allCountries },
    switchPath: viewData.next ? withReturn(other, viewData.next) : other,
  };
}

/** Onboarding page. Script extracts its form and shows it in a dialog. */
export function Component() {
  const { t } = useTranslation(['onboarding', 'interests']);
  const { language } = useSite();
  const viewData = useLoaderData<WelcomeData>();
  const path = routes.welcome[language];
  const title = t('title');
  const labels = { sectorIds: t('interests:sectors'), countryIds: t('interests:countries') };
  const done = viewData.next || pathTo('forYou', language);
  return (
    <>
      <Meta title={title} path={path} indexed={false} />
      <PageHeader title={title} lead={t('lead')} />
      <div className={styles['page']} data-question="">
        <PageForm
          viewData={viewData}
          action={path}
          name={title}
          summary={t('summary')}
          labels={labels}
          script={{ checks: 'onboarding', call: updateInterests, done }}
        >
          <input type="hidden" name={nextField} value={viewData.next} />
          <InterestPicker options={viewData.options} chosen={viewData.chosen} />
          <Button>{t('save')}</Button>
        </PageForm>
        <form action={path} method="post">
          <input type="hidden" name={formFields.csrf} value={viewData.csrfToken} />
          <input type="hidden" name={formFields.intent} value={skipIntent} />
          <input type="hidden" name={nextField} value={viewData.next} />
          <Button kind="secondary">{t('skip')}</Button>
        </form>
      </div>
    </>
  );
}
