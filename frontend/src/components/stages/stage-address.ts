import { useTranslation } from 'react-i18next';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import type { CallStagesFieldsFragment } from '../../../shared/graphql/generated/operations.ts';
import { useSite } from '../../lib/site.ts';

/** A stage of a call with its dates. */
export type StageItem = CallStagesFieldsFragment['items'][number];

/** Stages after the first, as addresses name them: the first is the default. */
export const laterStages: readonly string[] = Array.from({ length: limits.callStages.max - 1 }, (_, index) =>
  String(index + 2),
);

/** Name of the parameter. */
const parameter = 'stage';

/** The stage that an address names; undefined: the first. */
const stageIn = (search: URLSearchParams): number | undefined => {
  const text = search.get(parameter);
  return text !== null && laterStages.includes(text) ? Number(text) : undefined;
};

/** What is read about a stage of a call. */
export interface StageVariables {
  readonly callId: number;
  readonly stage?: number;
}

export const stageVariables = (callId: number, search: URLSearchParams): StageVariables => {
  const stage = stageIn(search);
  return stage === undefined ? { callId } : { callId, stage };
};

/** The query string of a screen about a stage, with other parameters that are not empty. */
export function stageSearch(
  stage: number | undefined,
  others: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams(Object.entries(others).filter(([, value]) => value !== ''));
  if (stage !== undefined && laterStages.includes(String(stage))) search.set(parameter, String(stage));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

interface NamedStage {
  readonly number: number;
  /** By language; none for the first stage. */
  readonly names: readonly { readonly name: string; readonly value: string }[];
}

/** What a stage is called in the language of the page. */
export function useStageName(): (stage: NamedStage) => string {
  const { t } = useTranslation('stages');
  const { language } = useSite();
  return ({ number, names }) => {
    const named = names.find(({ name }) => name === language)?.value ?? '';
    return named === '' ? t('number', { number }) : t('named', { number, name: named });
  };
}
