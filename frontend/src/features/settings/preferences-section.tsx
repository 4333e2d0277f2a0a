import { updateSettings } from '../../../shared/config/calls/settings-calls.ts';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../../components/form/check-field.tsx';
import { InterestPicker } from '../../content/interests/interest-picker.tsx';
import { interestsTyped } from '../../../shared/forms/interests.ts';
import { PageForm } from '../../components/form/page-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { pathTo } from '../../../shared/config/routes.ts';
import { useSite } from '../../lib/site.ts';
import { intents } from '../../../shared/forms/settings-forms.ts';
import { cameBack, useSettings } from './settings-data.ts';
import { SettingsSection } from './settings-section.tsx';

const intent = intents.preferences;

/** Interests and newsletter. */
export function PreferencesSection() {
  const { t } = useTranslation('settings');
  const { language } = useSite();
  const { user, viewData, passerelleReference } = useSettings();
  const path = pathTo('settingsPreferences', language);
  const isBack = cameBack(viewData, intent);
  const { interestSectors, interestCountries, allSectors, allCountries, newsletter } = user;
  const chosen = isBack
    ? interestsTyped(viewData.values)
    : { sectorIds: interestSectors, countryIds: interestCountries, allSectors, allCountries };
  return (
    <SettingsSection id="preferences">
      <p>{t('preferences.text')}</p>
      <PageForm
        viewData={viewData}
        action={path}
        intent={intent}
        name={t('preferences.title')}
        summary={t('preferences.summary')}
        labels={{}}
        script={{
          checks: 'settings-preferences',
          call: updateSettings,
          done: `${path}?notice=preferences-saved`,
        }}
      >
        <input type="hidden" name="section" value="preferences" data-sent="" />
        <InterestPicker options={passerelleReference} chosen={chosen} />
        <CheckField
          id="preferences-newsletter"
          name="newsletter"
          label={t('preferences.newsletter', { email: user.email })}
          defaultChecked={isBack ? viewData.values['newsletter']?.[0] !== undefined : newsletter}
        />
        <Button>{t('preferences.submit')}</Button>
      </PageForm>
    </SettingsSection>
  );
}
