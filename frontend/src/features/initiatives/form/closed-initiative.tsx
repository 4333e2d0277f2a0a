import { useTranslation } from 'react-i18next';
import { Screen } from '../../../components/screen/screen.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';

/** In the place of the form, in states in which the initiative cannot be saved: while it waits for a decision, for one. */
export function ClosedInitiative({ title }: { title: unknown }) {
  const { t } = useTranslation('initiatives');
  return (
    <Screen title={typeof title === 'string' ? title : t('form.new')} lead={t('form.closed')}>
      <p>
        <RouteLink to="ownInitiatives">{t('form.toList')}</RouteLink>
      </p>
    </Screen>
  );
}
