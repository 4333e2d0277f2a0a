import { describe, expect, it } from 'vitest';
import { statisticsCsv } from './statistics-csv.ts';

describe('figures as CSV', () => {
  it('name each value and say what is too few', () => {
    const csv = statisticsCsv(
      {
        begun: null,
        callId: 7,
        countedAt: '2026-11-30T12:00:00Z',
        countries: [
          { key: 'SN', name: 'Sénégal', count: 7 },
          { key: '', name: '', count: 1 },
        ],
        days: [{ day: '2026-11-28', sent: 8, begun: null }],
        hasQuestions: true,
        kinds: [{ key: 'structure', count: 8 }],
        languages: [{ key: 'fr', count: 8 }],
        questions: [
          {
            isRestHidden: false,
            people: 8,
            id: 'q',
            title: '=Aide',
            values: [
              { key: 'true', name: '', count: 8 },
              { key: '', name: '', count: null },
            ],
          },
        ],
        sent: 8,
        states: [{ key: 'withdrawn', count: 2 }],
        title: 'Appel',
        zone: 'Africa/Dakar',
      },
      'fr',
    );
    expect(csv.split('\r\n')).toEqual([
      '\u{FEFF}"Chiffre";"Valeur";"Nombre"',
      '"Candidatures envoyées";"";"8"',
      '"Candidatures commencées (arrondi)";"";"trop peu"',
      '"Envoyées par jour";"2026-11-28";"8"',
      '"Commencées par jour (arrondi)";"2026-11-28";"trop peu"',
      '"Par pays";"Sénégal";"7"',
      '"Par pays";"Non renseigné";"1"',
      '"Par type de candidature";"Structure";"8"',
      '"Par langue";"Français";"8"',
      '"Par état";"Retirée";"2"',
      '"\'=Aide";"Oui";"8"',
      '"\'=Aide";"Sans réponse";"trop peu"',
      '',
    ]);
  });
});
