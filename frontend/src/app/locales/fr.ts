import { fr as common } from '../../i18n/locales/fr.ts';

export const catalogue = { ...common } as const;
