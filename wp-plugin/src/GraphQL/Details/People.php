<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Details;

use Passerelle\Catalogue\Kind;
use Passerelle\Content\ContentType;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Values;
use Passerelle\Directory\PublicProfiles;
use Passerelle\GraphQL\Choices;
use Passerelle\Languages\Lang;

/**
 * Members and partners: names only. Somebody of the directory is named while their record is public; who was only
 * invited is named as written. E-mail addresses never leave.
 */
final readonly class People
{
    public function __construct(private Records $records, private PublicProfiles $profiles, private Choices $choices)
    {
    }

    /**
     * @param list<Values> $rows of a People field
     * @return list<array<string, int|string|null>>
     */
    public function of(array $rows, Lang $language): array
    {
        $groupIds = array_filter(array_map(static fn (Values $row): ?int => $row->int('groupId'), $rows), is_int(...));
        $groups = $this->records->findGroups(array_values(array_unique($groupIds)));
        $people = [];
        foreach ($rows as $row) {
            $groupId = $row->int('groupId');
            $person = $groupId === null
                ? $this->named($row)
                : $this->listed(self::publicRecord($groups[$groupId] ?? [], $language), $row);
            if ($person !== null) {
                $people[] = $person;
            }
        }

        return $people;
    }

    /**
     * @param list<int> $userIds
     * @return list<array<string, int|string|null>> those of them who have a public profile, by that profile
     */
    public function ofUsers(array $userIds, Lang $language): array
    {
        return array_values(array_filter(array_map(
            fn (array $profile): ?array => $this->listed(self::publicRecord($profile, $language), new Values([])),
            $this->profiles->ofUsers($userIds),
        ), is_array(...)));
    }

    /** The title of a thing that another one refers to, in the language if it has one there; null while it is not public. */
    public function titleOf(?int $groupId, Lang $language): ?string
    {
        if ($groupId === null) {
            return null;
        }
        $group = $this->records->findGroups([$groupId])[$groupId] ?? [];

        return self::publicRecord($group, $language)?->title;
    }

    /**
     * @param list<int> $groupIds of persons and structures
     * @return array<int, string> titles of the public structures among them, by group
     */
    public function structureTitles(array $groupIds, Lang $language): array
    {
        $titles = [];
        foreach ($this->records->findGroups($groupIds) as $groupId => $group) {
            $record = self::publicRecord($group, $language);
            if ($record?->type === ContentType::Structure) {
                $titles[$groupId] = $record->title;
            }
        }

        return $titles;
    }

    /** @return array<string, int|string|null>|null */
    private function listed(?Record $record, Values $row): ?array
    {
        return $record === null ? null : [
            // By it a page is told when the name changes or goes.
            'groupId' => $record->groupId,
            'name' => $record->title,
            'profileKind' => Kind::of($record->type)?->value,
            'role' => $row->textOrNull('role'),
            'structureName' => null,
            'structureType' => $this->choices->one($record->values, 'structureType', 'structureType'),
        ];
    }

    /** @return array<string, int|string|null>|null */
    private function named(Values $row): ?array
    {
        $person = trim("{$row->text('firstName')} {$row->text('lastName')}");
        $structure = $row->textOrNull('structureName');
        $name = $person !== '' ? $person : $structure;

        return $name === null ? null : [
            'groupId' => null,
            'name' => $name,
            'profileKind' => null,
            'role' => $row->textOrNull('role'),
            'structureName' => $person !== '' ? $structure : null,
            'structureType' => $this->choices->one($row, 'structureType', 'structureType'),
        ];
    }

    /** @param array<string, Record> $group by language */
    private static function publicRecord(array $group, Lang $language): ?Record
    {
        foreach ([$language, $language->other()] as $each) {
            $record = $group[$each->value] ?? null;
            if ($record?->status->isPublic() === true) {
                return $record;
            }
        }

        return null;
    }
}
