<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use Passerelle\Content\Record;
use Passerelle\Structures\Memberships\MemberList;

/** Everything that the deletion of a structure concerns. */
final readonly class DeletionExtent
{
    /**
     * @param list<Record> $structure its languages
     * @param list<Record> $deleted items that are deleted with it, in all their languages
     * @param list<Record> $handedOver items that stay with their authors, without the structure
     * @param list<int> $files ids of files that nothing else uses
     */
    public function __construct(
        public array $structure,
        public array $deleted,
        public array $handedOver,
        public array $files,
        public MemberList $members,
    ) {
    }

    /** @return string the name in the language of the post; empty for a post that is none of the structure */
    public function nameOf(int $postId): string
    {
        $asked = array_filter($this->structure, static fn (Record $record): bool => $record->id === $postId);

        return array_values($asked)[0]->title ?? '';
    }

    /**
     * @param list<Record> $records
     * @return list<array{type: string, count: int}> items, whatever their languages, by type in the order of their numbers
     */
    public static function counts(array $records): array
    {
        $groups = [];
        foreach ($records as $record) {
            $groups[$record->type->value][$record->groupId] = true;
        }
        $numbers = array_map(count(...), $groups);
        arsort($numbers);
        $counts = [];
        foreach ($numbers as $type => $count) {
            $counts[] = ['type' => $type, 'count' => $count];
        }

        return $counts;
    }
}
