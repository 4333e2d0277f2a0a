import { withParameters } from '../links/with-parameters.ts';
import { type Language, languages } from './locales.ts';
import { pathTo } from './routes.ts';

const callParameter = { fr: 'appel', en: 'call' } as const satisfies Record<Language, string>;
const structureParameter = 'structure';
const lateLinkParameter = 'late';
/** Parameters of the screen that begins an application. */
export const applicationParameters: readonly string[] = [
  ...Object.values(callParameter),
  structureParameter,
  lateLinkParameter,
];
const idPattern = /^[1-9]\d{0,9}$/;

/** What an address of the screen that begins an application asks for. */
export interface AskedApplication {
  /** Id of the call, in either language. */
  readonly callId: number;
  /** A structure that is applied for; null: the person. */
  readonly onBehalfOf: number | null;
  /** A late link by which one comes; null: none. */
  readonly lateLink: number | null;
}

/** Address of the screen that begins an application. */
export const newApplicationPath = (
  language: Language,
  callId: number,
  structureId?: number | null,
  lateLink?: number | null,
): string =>
  withParameters(pathTo('newApplication', language), {
    [callParameter[language]]: callId,
    [structureParameter]: structureId ?? undefined,
    [lateLinkParameter]: lateLink ?? undefined,
  });

const idIn = (text: string | null): number | null => (idPattern.test(text ?? '') ? Number(text) : null);

/** Each name of the parameter is read in each language: the address stays when the language changes. */
export function askedApplication(search: string): AskedApplication | undefined {
  const parameters = new URLSearchParams(search);
  const name = languages.map((language) => callParameter[language]).find((each) => parameters.has(each));
  const callId = idIn(parameters.get(name ?? ''));
  return callId === null
    ? undefined
    : {
        callId,
        onBehalfOf: idIn(parameters.get(structureParameter)),
        lateLink: idIn(parameters.get(lateLinkParameter)),
      };
}
