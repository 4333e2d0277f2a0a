<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Directory;

use Passerelle\Catalogue\Entries;
use Passerelle\Catalogue\Kind;
use Passerelle\Languages\Lang;
use Passerelle\Presentation\Details\Visible;
use Passerelle\Reference\GraphQL\Names;

/** Profiles and structures as lists to choose from show them: enough to tell two of the same name apart. */
final readonly class DirectoryEntries
{
    public function __construct(private Names $names)
    {
    }

    /**
     * @param list<Visible> $found
     * @param Lang $language of places and sectors; names are in that of their record
     * @return list<array{id: int, groupId: int, kind: string, name: string, place: string|null, sectors: list<string>}>
     */
    public function of(array $found, Lang $language): array
    {
        return array_map(fn (Visible $visible): array => $this->entry($visible, $language), $found);
    }

    /** @return array{id: int, groupId: int, kind: string, name: string, place: string|null, sectors: list<string>} */
    private function entry(Visible $visible, Lang $language): array
    {
        $record = $visible->record;

        return [
            'id' => $record->id,
            'groupId' => $record->groupId,
            'kind' => (string) Kind::of($record->type)?->value,
            'name' => $record->title,
            'place' => $visible->isLocked ? null : $this->place($visible, $language),
            'sectors' => array_column($this->names->sectors($visible->values->codes('sectorIds'), $language), 'name'),
        ];
    }

    /** City and country. */
    private function place(Visible $visible, Lang $language): ?string
    {
        $country = $this->names->countries(array_slice(Entries::countries($visible->record), 0, 1), $language)[0]['name'] ?? null;
        $city = $visible->values->textOrNull('city') ?? $visible->values->textOrNull('activityCity');
        $place = implode(', ', array_filter([$city, $country], is_string(...)));

        return $place === '' ? null : $place;
    }
}
