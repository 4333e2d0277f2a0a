import { CheckField } from '../../components/form/check-field.tsx';
import { PageForm } from '../../components/form/page-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { pathTo } from '../../config/routes.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useSite } from '../../lib/site.ts';
import { ChoiceBoxes } from './choice-boxes.tsx';
import { intents, updateCall } from './given.ts';
import type { fr } from './locales/fr.ts';
import { cameBack, useSettings } from './settings-data.ts';
import { SettingsSection } from './settings-section.tsx';

const intent = intents.preferences;

/** What somebody wants to hear of. */
export function PreferencesSection() {
  const t = useTranslate<{ settings: typeof fr }>();
  const { language } = useSite();
  const { user, given, passerelleReference } = useSettings();
  const path = pathTo('settings', language);
  const isBack = cameBack(given, intent);
  const isTicked = (name: string, kept: boolean) => (isBack ? given.values[name]?.[0] === 'on' : kept);
  const chosen = (name: string, kept: readonly number[]) =>
    new Set(isBack ? given.values[name] : kept.map(String));
  return (
    <SettingsSection id="preferences" title={t('settings.preferences.title')}>
      <p>{t('settings.preferences.text')}</p>
      <PageForm
        given={given}
        action={path}
        intent={intent}
        name={t('settings.preferences.title')}
        summary={t('settings.preferences.summary')}
        labels={{}}
        script={{
          checks: 'settings-preferences',
          call: updateCall,
          done: `${path}?notice=preferences-saved`,
        }}
      >
        <input type="hidden" name="section" value="preferences" data-sent="" />
        <ChoiceBoxes
          name="sectorIds"
          legend={t('settings.preferences.sectors')}
          choices={passerelleReference.sectors.map(({ id, name, parentId }) => ({
            id,
            name,
            isPart: parentId !== null,
          }))}
          chosen={chosen('sectorIds', user.interestSectors)}
          all={{
            name: 'allSectors',
            label: t('settings.preferences.allSectors'),
            isChosen: isTicked('allSectors', user.allSectors),
          }}
        />
        <ChoiceBoxes
          name="countryIds"
          legend={t('settings.preferences.countries')}
          choices={passerelleReference.countries.map(({ id, name }) => ({ id, name, isPart: false }))}
          chosen={chosen('countryIds', user.interestCountries)}
          all={{
            name: 'allCountries',
            label: t('settings.preferences.allCountries'),
            isChosen: isTicked('allCountries', user.allCountries),
          }}
        />
        <CheckField
          id="preferences-newsletter"
          name="newsletter"
          label={t('settings.preferences.newsletter', { email: user.email })}
          defaultChecked={isTicked('newsletter', user.newsletter)}
        />
        <Button>{t('settings.preferences.submit')}</Button>
      </PageForm>
    </SettingsSection>
  );
}
