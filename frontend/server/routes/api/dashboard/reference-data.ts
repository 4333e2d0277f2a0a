import type { FastifyInstance } from 'fastify';
import offered from '../../../../../wp-plugin/config/choices.json' with { type: 'json' };
import contentLimits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import initiativeForm from '../../../../forms/initiative.json' with { type: 'json' };
import { initiativeReferenceData } from '../../../../shared/config/calls/dashboard-calls.ts';
import { graphqlLanguage, type Language, languages } from '../../../../shared/config/locales.ts';
import { SectorsAndCountriesOperation } from '../../../../shared/graphql/generated/operations.ts';
import type { Sessions } from '../../../session/sessions.ts';

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
        languages: languages.map((value) => ({ value, label: offered.languages[value][language] })),
        limits: { text, rows, numbers, files },
        audiences: choicesOf('audience', language),
        structureTypes: choicesOf('structureType', language),
      },
    };
  });
}

const choicesOf = (
  list: keyof typeof initiativeForm.choices,
  language: Language,
): { value: string; label: string }[] =>
  initiativeForm.choices[list].map(({ value, label }) => ({ value, label: label[language] }));
