import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { pageI18n, publicFrame } from '../app/namespaces.ts';
import type { Language } from '../../shared/config/locales.ts';
import { type Site, SiteContext } from '../lib/site.ts';

/** The `<template>`s with which the server brings texts to a script. */
export async function textTemplates(Texts: FunctionComponent, language: Language = 'fr'): Promise<string> {
  const i18n = await pageI18n(language, [...publicFrame, 'form', 'fieldErrors']);
  const site = { language } as Site;
  return renderToStaticMarkup(
    createElement(
      SiteContext,
      { value: site },
      createElement(I18nextProvider, { i18n }, createElement(Texts)),
    ),
  );
}
