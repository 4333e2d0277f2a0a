<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Details;

use Passerelle\Catalogue\Kind;
use Passerelle\Content\GraphQL\Choices;
use Passerelle\Content\NamedPartner;
use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Presentation\Loading\Loaded;

/**
 * Members and partners, by name only. Records of the directory are included while they are public; people without a record by
 * their written name, those with an e-mail address once they have accepted. E-mail addresses are never included.
 */
final readonly class People
{
    public function __construct(private Choices $choices)
    {
    }

    /**
     * @param list<Values> $rows of a People field
     * @return list<int> ids of the persons and structures of the directory
     */
    public static function groups(array $rows): array
    {
        return array_values(array_filter(array_map(static fn (Values $row): ?int => $row->int('groupId'), $rows), is_int(...)));
    }

    /**
     * @param list<Values> $rows of a People field
     * @return bool whether they name people who are invited by mail
     */
    public static function invites(array $rows): bool
    {
        return array_filter($rows, self::isInvited(...)) !== [];
    }

    /**
     * @param string $key of a People field of the record
     * @param list<Values> $rows of the field, whose groups and accepted invitations are loaded
     * @return list<array<string, int|string|null>>
     */
    public function of(string $key, array $rows, Loaded $loaded, Record $record): array
    {
        $people = [];
        foreach ($rows as $number => $row) {
            $person = $this->person($key, $row, $loaded, $record);
            // Somebody who accepted may also be named by their profile.
            $people[$person['groupId'] ?? "row {$number}"] ??= $person;
        }

        return array_values(array_filter($people, is_array(...)));
    }

    /** @return array<string, int|string|null>|null */
    private function person(string $key, Values $row, Loaded $loaded, Record $record): ?array
    {
        $groupId = $row->int('groupId');
        if ($groupId !== null) {
            return $this->listed(self::publicRecord($loaded->group($groupId), $record->language), $row);
        }
        $userId = self::isInvited($row) ? $loaded->acceptedBy($record->groupId, $row->text('email')) : 0;
        if ($userId === null) {
            return null;
        }

        if (NamedPartner::isStructure($key, $row->text('structureName'))) {
            return $this->structure($row);
        }

        return $this->listed(self::publicRecord($loaded->profile($userId), $record->language), $row) ?? $this->named($row);
    }

    private static function isInvited(Values $row): bool
    {
        return $row->int('groupId') === null && $row->text('email') !== '';
    }

    /**
     * @param list<int> $userIds
     * @return list<array<string, int|string|null>> those with a public profile
     */
    public function ofUsers(array $userIds, Loaded $loaded, Lang $language): array
    {
        return array_values(array_filter(array_map(
            fn (int $userId): ?array => $this->listed(self::publicRecord($loaded->profile($userId), $language), new Values([])),
            array_unique($userIds),
        ), is_array(...)));
    }

    /** @return array<string, int|string|null>|null a referenced item of the directory, in the language if available; null while it is not public */
    public function ofGroup(int $groupId, Loaded $loaded, Lang $language): ?array
    {
        return $this->listed(self::publicRecord($loaded->group($groupId), $language), new Values([]));
    }

    /**
     * @param list<int> $groupIds of persons and structures
     * @return array<int, string> titles of the public structures among them, by group
     */
    public static function structureTitles(array $groupIds, Loaded $loaded, Lang $language): array
    {
        $titles = [];
        foreach ($groupIds as $groupId) {
            $record = self::publicRecord($loaded->group($groupId), $language);
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
            // Cache tag for changes of the name.
            'groupId' => $record->groupId,
            'language' => $record->language->value,
            'name' => $record->title,
            'profileKind' => Kind::of($record->type)?->value,
            'role' => $row->textOrNull('role'),
            'slug' => $record->slug,
            'structureName' => null,
            'structureType' => $this->choices->one($record->values, 'structureType', 'structureType'),
        ];
    }

    /** @return array<string, int|string|null>|null */
    private function named(Values $row): ?array
    {
        $person = trim("{$row->text('firstName')} {$row->text('lastName')}");
        $structure = $row->textOrNull('structureName');

        return match (true) {
            $person !== '' => $this->written($row, $person, $structure),
            $structure !== null => $this->structure($row),
            default => null,
        };
    }

    /** @return array<string, int|string|null> a structure by its own name: neither its contact nor whoever accepted for it is shown */
    private function structure(Values $row): array
    {
        return $this->written($row, $row->text('structureName'), null);
    }

    /** @return array<string, int|string|null> */
    private function written(Values $row, string $name, ?string $structure): array
    {
        return [
            'groupId' => null,
            'language' => null,
            'name' => $name,
            'profileKind' => null,
            'role' => $row->textOrNull('role'),
            'slug' => null,
            'structureName' => $structure,
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
