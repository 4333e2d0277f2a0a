<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members\GraphQL;

use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Content\GraphQL\Choices;
use Passerelle\Content\RecordPaths;
use Passerelle\Files\GraphQL\Media;
use Passerelle\Kernel\Html;
use Passerelle\Languages\Lang;
use Passerelle\Directory\Members\StructureDetail;
use Passerelle\Directory\Members\StructureTeam;
use Passerelle\Directory\Members\TeamMember;
use Passerelle\Reference\GraphQL\Names;

/** A structure as its readers see it: names and labels in the language of the screen. */
final readonly class StructureDetailData
{
    private const TEXTS = ['activities', 'city', 'contactEmail', 'summary'];

    public function __construct(
        private Names $names,
        private Media $media,
        private Choices $choices,
        private NetworkData $networks,
        private StructureTeam $team,
        private RecordPaths $paths,
        private FieldTexts $texts,
    ) {
    }

    /** @return array<string, mixed> */
    public function of(StructureDetail $structure, Lang $language): array
    {
        [$record, $values] = [$structure->record, $structure->values];
        $logo = $values->int('logoId');
        $documents = $values->ints('documentIds');
        $files = $this->media->findMany([$logo, ...$documents]);
        $type = $this->choices->one($values, 'structureType', 'structureType');
        $description = Html::sanitise($values->text('description'));

        return [
            ...array_combine(self::TEXTS, array_map($values->textOrNull(...), self::TEXTS)),
            'communities' => $this->networks->communities($values),
            'country' => $this->names->countries([$values->text('headquartersCountry')], $language)[0] ?? null,
            'description' => $description === '' ? null : $description,
            'documents' => Media::files($documents, $files),
            'groupId' => $record->groupId,
            'id' => $record->id,
            'language' => $record->language->value,
            'links' => $this->networks->links($values),
            'logo' => Media::image($files[$logo ?? 0] ?? null, $language),
            'name' => $record->title,
            'ownRole' => $this->team->roleOf($structure),
            'path' => $record->status->isPublic() ? $this->paths->of($record) : null,
            'sectors' => $this->names->sectors($values->codes('sectorIds'), $language),
            'structureType' => $type === null ? null : $this->texts->choice('structureType', $type, $language),
        ];
    }

    /** @return list<array{id: int, job: string|null, name: string, role: string}> */
    public function team(StructureDetail $structure, Lang $language): array
    {
        return array_map(fn (TeamMember $each): array => [
            'id' => $each->id,
            'job' => $each->job,
            'name' => $each->name,
            'role' => $this->texts->choice('membershipRole', $each->role, $language),
        ], $this->team->of($structure, $language));
    }
}
