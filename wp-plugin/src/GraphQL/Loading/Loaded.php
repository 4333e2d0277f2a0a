<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Loading;

use Passerelle\Content\Record;

/** What was read for all fields that asked together. */
final readonly class Loaded
{
    /**
     * @param array<int, Record> $records by post id
     * @param array<int, array<string, Record>> $groups public records by group id, then language
     * @param array<int, array<string, Record>> $profiles public profiles by user id, then language
     */
    public function __construct(private array $records, private array $groups, private array $profiles)
    {
    }

    /**
     * @param list<int> $ids
     * @return list<Record> those that exist, in the order asked
     */
    public function records(array $ids): array
    {
        return array_values(array_filter(array_map(fn (int $id): ?Record => $this->records[$id] ?? null, $ids), is_object(...)));
    }

    /** @return array<string, Record> by language; none when nothing of it is public */
    public function group(int $groupId): array
    {
        return $this->groups[$groupId] ?? [];
    }

    /** @return array<string, Record> by language; none without a public profile */
    public function profile(int $userId): array
    {
        return $this->profiles[$userId] ?? [];
    }
}
