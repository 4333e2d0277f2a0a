import { en as common } from '../../i18n/locales/en.ts';

export const catalogue = { ...common } as const;
