<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Invalidation;

use Passerelle\Content\ContentChanged;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Directory\PublicProfiles;
use Passerelle\Content\Model\ContentType;

/** Finds the pages of persons and structures that list an item: of its author, organiser, members and partners. */
final readonly class DirectoryPages
{
    private const PEOPLE = ['members', 'partners'];

    public function __construct(private PublicProfiles $profiles, private Records $records)
    {
    }

    /** @return list<int> group ids, of those before the change too */
    public function of(ContentChanged $change): array
    {
        ['groups' => $groups, 'owners' => $owners] = self::listing($change);
        $profiles = $this->records->findMany($this->profiles->ids($owners));

        return array_values(array_unique([...$groups, ...array_values(array_map(static fn (Record $profile): int => $profile->groupId, $profiles))]));
    }

    /** @return array{groups: list<int>, owners: list<int>} ids of the groups that the record names, and of its owners, before and after the change */
    public static function listing(ContentChanged $change): array
    {
        $groups = $owners = [];
        foreach (array_filter([$change->before, $change->after], is_object(...)) as $record) {
            // These pages list no persons and structures.
            if ($record->type->searchType() !== ContentType::CommunityProfile) {
                array_push($groups, ...self::named($record));
                $owners[] = $record->ownerId;
            }
        }

        return ['groups' => array_values(array_unique($groups)), 'owners' => array_values(array_unique($owners))];
    }

    /** @return list<int> */
    private static function named(Record $record): array
    {
        $ids = [$record->values->int('organiserId')];
        foreach (self::PEOPLE as $key) {
            foreach ($record->values->rows($key) as $row) {
                $ids[] = $row->int('groupId');
            }
        }

        return array_values(array_filter($ids, is_int(...)));
    }
}
