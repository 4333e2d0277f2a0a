import paths from '../../../wp-plugin/config/paths.json' with { type: 'json' };
import { anyAccount } from './rights.ts';
import { formTexts, framed, type PageNamespace, type Paths } from './route-kinds.ts';

const { settings, settingsEmail, settingsData } = paths.pages;
const below = (fr: string, en: string): Paths => ({ fr: settings.fr + fr, en: settings.en + en });
const section = <const N extends PageNamespace = never>(path: Paths, ...more: N[]) =>
  framed(path, {
    module: 'features/settings/section-page',
    namespaces: ['settings', 'workspace', ...formTexts, ...more],
  });
/** A section that accounts have too which only review. */
const ofAll = (path: Paths) =>
  framed(path, {
    who: anyAccount,
    module: 'features/settings/section-page',
    namespaces: ['settings', 'workspace', ...formTexts],
  });

/** Each section of the settings, in the order in which they are listed. */
export const settingsRoutes = {
  settingsAccount: ofAll(below('compte/', 'account/')),
  settingsEmail: ofAll(settingsEmail),
  settingsPassword: ofAll(below('mot-de-passe/', 'password/')),
  settingsPreferences: section(below('preferences/', 'preferences/'), 'interests'),
  settingsNotices: section(below('notifications/', 'notifications/'), 'noticeKinds'),
  settingsSessions: ofAll(below('sessions/', 'sessions/')),
  settingsData: ofAll(settingsData),
} as const;
export type SettingsRoute = keyof typeof settingsRoutes;
export const settingsRouteIds = Object.keys(settingsRoutes) as SettingsRoute[];
