<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members\GraphQL;

use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Content\Record;
use Passerelle\Content\RecordPaths;
use Passerelle\Content\Records;
use Passerelle\Languages\Lang;
use Passerelle\Directory\Members\Member;
use Passerelle\Directory\Members\PublishedRecords;
use Passerelle\Presentation\Cards\CardBuilder;
use Passerelle\Presentation\Details\PublishedWith;
use Passerelle\Structures\Memberships;

/** Structures and published items of a member. */
final readonly class BelongingData
{
    public function __construct(
        private Memberships $memberships,
        private Records $records,
        private RecordPaths $paths,
        private PublishedRecords $published,
        private PublishedWith $publicPage,
        private CardBuilder $cards,
        private FieldTexts $texts,
    ) {
    }

    /** @return list<array{groupId: int, id: int, name: string, path: string|null, role: string}> public structures only; none for visitors */
    public function memberships(Member $member, Lang $language): array
    {
        if ($member->isForVisitors()) {
            return [];
        }
        $roles = $this->memberships->rolesOf($member->record->ownerId);
        $groups = $this->records->findGroups(array_keys($roles));
        $found = [];
        foreach ($roles as $groupId => $role) {
            $public = array_filter($groups[$groupId] ?? [], static fn (Record $each): bool => $each->status->isPublic());
            $record = $public[$language->value] ?? array_values($public)[0] ?? null;
            if ($record !== null) {
                $found[] = [
                    'groupId' => $groupId,
                    'id' => $record->id,
                    'name' => $record->title,
                    'path' => $this->paths->of($record),
                    'role' => $this->texts->choice('membershipRole', $role, $language),
                ];
            }
        }

        return $found;
    }

    /** @return string|null of the public page; null: there is none */
    public function path(Member $member): ?string
    {
        return $member->record->status->isPublic() ? $this->paths->of($member->record) : null;
    }

    /** @return list<array<string, mixed>> cards of what the reader may see; for visitors those of the public page */
    public function published(Member $member, Lang $language): array
    {
        if ($member->isLocked) {
            return [];
        }
        $record = $member->record;
        $ids = $member->isForVisitors() ? $this->publicPage->ids($record) : $this->published->ids($record->ownerId, $language);

        return $this->cards->ofIds($ids, $member->reader);
    }
}
