import type { FastifyInstance } from 'fastify';
import contentLimits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import forms from '../../../../forms.json' with { type: 'json' };
import { initiativeReferenceData } from '../../../../shared/config/calls/dashboard-calls.ts';
import { graphqlLanguage, type Language, languages } from '../../../../shared/config/locales.ts';
import { SectorsAndCountriesOperation } from '../../../../shared/graphql/generated/operations.ts';
import type { Sessions } from '../../../session/sessions.ts';

type List = keyof typeof forms.choices;
const { text, rows, numbers, files } = contentLimits;

/** What the forms of the workspace offer to choose from; the plugin's files have the lists and limits, WordPress the terms. */
export async function referenceData(
  app: FastifyInstance,
  { sessions }: { sessions: Sessions },
): Promise<void> {
  app.call(initiativeReferenceData, async (request, reply) => {
    const { language } = request;
    const { passerelleReference } = await sessions.run(request, reply, (accessToken) =>
      sessions.query(
        SectorsAndCountriesOperation,
        { language: graphqlLanguage(language) },
        request,
        accessToken,
      ),
    );
    return {
      data: {
        ...passerelleReference,
        languages: choicesOf('languages', language).filter(({ value }) => isLanguage(value)),
        limits: { text, rows, numbers, files },
        audiences: choicesOf('audience', language),
        structureTypes: choicesOf('structureType', language),
      },
    };
  });
}

const isLanguage = (value: string): boolean => languages.some((language) => language === value);

const choicesOf = (list: List, language: Language): { value: string; label: string }[] =>
  forms.choices[list].map(({ value, label }) => ({ value, label: label[language] }));
