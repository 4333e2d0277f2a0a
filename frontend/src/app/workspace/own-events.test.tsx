// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { openWorkspace, plain } from '../../testing/open-workspace.tsx';
import { asCallAnswers, sampleDraft, sampleOwnRecord, sampleReference } from '../../testing/sample-draft.ts';
import { workspaceServer } from '../../testing/workspace-server.ts';

const noRecurrence = {
  __typename: 'PasserelleRecurrence',
  frequency: null as string | null,
  interval: null,
  byDay: [] as string[],
  until: null as string | null,
  except: [] as string[],
};
const { id, databaseId, groupId, version, versions, status, path, moderation, translations, language } =
  sampleDraft;
const draft = {
  __typename: 'PasserelleEventDraft',
  id,
  databaseId,
  groupId,
  version,
  versions,
  status,
  path,
  moderation,
  waiting: null,
  translations,
  language,
  slug: 'un-concert',
  audience: 'public',
  title: 'Un concert',
  summary: 'Au bord du fleuve',
  description: '<p>Un soir.</p>',
  coverImageId: null,
  zone: 'Europe/Paris',
  timing: null as string | null,
  startsAt: '2027-03-20T19:00:00Z',
  endsAt: null,
  recurrence: noRecurrence,
  mode: 'onsite',
  place: 'La Cale',
  address: null,
  onlineUrl: null,
  price: null,
  accessibility: null,
  links: [],
  documentIds: [],
  files: [],
  organiserId: null,
  countryIds: [1],
  sectorIds: [2],
  allowedActions: ['save', 'submit', 'delete'],
  proposal: null,
  proposed: null,
};

let current: typeof draft;
let writes: { action: string; input?: Record<string, unknown> }[];

beforeEach(() => {
  current = draft;
  writes = [];
});

workspaceServer({
  data() {
    const row = { ...sampleOwnRecord, title: 'Un concert' };
    return {
      passerelleReference: sampleReference,
      passerelleEventDraft: current,
      passerelleOwnRecord: row,
      passerelleOwnRecords: {
        __typename: 'PasserelleOwnRecords',
        items: [row],
        total: 1,
        page: 1,
        perPage: 20,
      },
    };
  },
  calls: {
    '/api/dashboard/events/mutate': (body: (typeof writes)[number]) => {
      writes.push(body);
      current = { ...current, ...body.input, version: current.version + 1 };
      return asCallAnswers(current);
    },
  },
});

async function openStep(step: string, label: RegExp) {
  await openWorkspace(`${pathTo('editEvent', 'fr', { id: '12' })}#${step}`);
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await waitFor(() => expect(field.matches(':disabled, :read-only:not(select)')).toBe(false));
  return field;
}
const nextDates = () =>
  [...document.querySelectorAll('output li')].map(({ textContent }) => plain(textContent));

const fieldsOfPlace = () =>
  ['Lieu', 'Adresse', 'Lien en ligne'].filter((name) => screen.queryByLabelText(new RegExp(`^${name}`)));

describe('the dates of an event', () => {
  it('come back on the clocks of its zone, and are shown before they are saved', async () => {
    const frequency = await openStep('dates', /^Unité/);
    fireEvent.change(frequency, { target: { value: 'weekly' } });
    expect(nextDates()).toEqual([]);
    fireEvent.change(screen.getByLabelText(/^Jusqu’au/), { target: { value: '2027-04-10' } });
    await waitFor(() => expect(nextDates()).toHaveLength(4));
    expect(nextDates()[0]).toMatch(/^20 mars 2027 à 20 h/);
    expect(nextDates()[1]).toMatch(/^27 mars 2027 à 20 h/);
    expect(nextDates()[2]).toMatch(/^3 avril 2027 à 20 h/);

    fireEvent.change(await screen.findByLabelText(/^Sauf le/), { target: { value: '2027-04-03' } });
    fireEvent.click(screen.getByRole('button', { name: 'Ajouter ce jour' }));
    await waitFor(() => expect(nextDates()).toHaveLength(3));
    expect(nextDates()[2]).toMatch(/^10 avril 2027/);
    fireEvent.blur(frequency);
    await waitFor(() =>
      expect(writes.at(-1)?.input?.['recurrence']).toMatchObject({
        frequency: 'weekly',
        until: '2027-04-10',
        except: ['2027-04-03'],
      }),
    );
  });

  it('have no hours where it takes all day', async () => {
    const timing = await openStep('dates', /^Horaires/);
    expect((timing as unknown as HTMLSelectElement).value).toBe('timed');
    expect(screen.getAllByLabelText(/^Heure/)).toHaveLength(2);
    fireEvent.change(screen.getByLabelText(/^Unité/), { target: { value: 'weekly' } });
    fireEvent.change(screen.getByLabelText(/^Jusqu’au/), { target: { value: '2027-03-27' } });

    fireEvent.change(timing, { target: { value: 'all_day' } });
    await waitFor(() => expect(screen.queryAllByLabelText(/^Heure/)).toEqual([]));
    await waitFor(() => expect(nextDates()).toEqual(['20 mars 2027', '27 mars 2027']));
    fireEvent.blur(timing);
    // The day begins at midnight in Paris.
    await waitFor(() =>
      expect(writes.at(-1)?.input).toMatchObject({ timing: 'all_day', startsAt: '2027-03-19T23:00:00Z' }),
    );
  });

  it('are refused where there are more than 366', async () => {
    const frequency = await openStep('dates', /^Unité/);
    fireEvent.change(frequency, { target: { value: 'daily' } });
    fireEvent.change(screen.getByLabelText(/^Jusqu’au/), { target: { value: '2029-01-01' } });
    await waitFor(() =>
      expect(plain(document.querySelector('output strong')?.textContent)).toBe(
        'Cette répétition donne plus de 366 dates :',
      ),
    );
    expect(await screen.findAllByText(/plus de 366 dates/)).not.toHaveLength(0);
    expect(writes.filter(({ input }) => input?.['recurrence'])).toEqual([]);
  });
});

it('the place of an event has the fields of its mode', async () => {
  const mode = await openStep('place', /^Modalité/);
  expect(fieldsOfPlace()).toEqual(['Lieu', 'Adresse']);
  fireEvent.change(mode, { target: { value: 'hybrid' } });
  await waitFor(() => expect(fieldsOfPlace()).toEqual(['Lieu', 'Adresse', 'Lien en ligne']));
  fireEvent.change(mode, { target: { value: 'online' } });
  // Fields that are filled in stay visible.
  await waitFor(() => expect(fieldsOfPlace()).toEqual(['Lieu', 'Lien en ligne']));
});

it.each([
  ['ownEvents', 'Vos événements', 'newEvent', 'Nouvel événement', 'editEvent'],
  ['ownResources', 'Vos ressources', 'newResource', 'Nouvelle ressource', 'editResource'],
] as const)('%s lists one’s own', async (list, title, begin, beginText, edit) => {
  await openWorkspace(pathTo(list, 'fr'));
  await screen.findByRole('heading', { level: 1, name: title });
  expect(within(screen.getByRole('main')).getByRole('link', { name: beginText }).getAttribute('href')).toBe(
    pathTo(begin, 'fr'),
  );
  const row = document.querySelector<HTMLElement>('[data-row]');
  expect(
    within(row as HTMLElement)
      .getByRole('link', { name: /Compléter et soumettre/ })
      .getAttribute('href'),
  ).toBe(pathTo(edit, 'fr', { id: '12' }));
});
