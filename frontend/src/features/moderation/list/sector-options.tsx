import type { ModerationFiltersQuery } from '../../../../shared/graphql/generated/operations.ts';

type Sector = ModerationFiltersQuery['passerelleReference']['sectors'][number];

/** Sectors, each followed by those that are part of it. */
export function SectorOptions({ sectors }: { sectors: readonly Sector[] }) {
  return sectors
    .filter(({ parentId }) => parentId === null)
    .map((parent) => (
      <optgroup key={parent.id} label={parent.name}>
        {[parent, ...sectors.filter(({ parentId }) => parentId === parent.id)].map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </optgroup>
    ));
}
