import type { RouteObject } from 'react-router';
import type { Language } from '../config/locales.ts';
import { standaloneRoutes } from '../config/routes.ts';
import * as cookies from '../features/consent/cookies-page.tsx';
import { en as consentEn } from '../features/consent/locales/en.ts';
import { fr as consentFr } from '../features/consent/locales/fr.ts';
import * as exit from '../features/exit/exit-page.tsx';
import { en as exitEn } from '../features/exit/locales/en.ts';
import { fr as exitFr } from '../features/exit/locales/fr.ts';

/** Texts that no client fetches: the server alone renders what they stand in. */
export const standaloneTexts = {
  fr: { consent: consentFr, exit: exitFr },
  en: { consent: consentEn, exit: exitEn },
} as const;

const screens = { cookies, externalLink: exit } satisfies Record<keyof typeof standaloneRoutes, unknown>;

/** Pages that only the server renders, in one language. */
export const standalonePages = (language: Language): RouteObject[] =>
  Object.entries(screens).map(([id, { loader, Component }]) => ({
    id,
    path: standaloneRoutes[id as keyof typeof screens][language],
    loader,
    Component,
  }));

export const isStandalone = (id: string | undefined): boolean => id !== undefined && id in screens;
