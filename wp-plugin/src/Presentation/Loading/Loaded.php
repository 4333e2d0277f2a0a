<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Loading;

use Passerelle\Content\Record;
use Passerelle\Kernel\AddressHash;

/** Result of one batch. */
final readonly class Loaded
{
    /**
     * @param array<int, Record> $records by post id
     * @param array<int, array<string, Record>> $groups public records by group id, then language
     * @param array<int, array<string, Record>> $profiles public profiles by user id, then language
     * @param array<int, array<string, int>> $accepted as of AcceptedInvitations
     */
    public function __construct(private array $records, private array $groups, private array $profiles, private array $accepted = [])
    {
    }

    /**
     * @param list<int> $ids
     * @return list<Record> existing ones, in the requested order
     */
    public function records(array $ids): array
    {
        return array_values(array_filter(array_map(fn (int $id): ?Record => $this->records[$id] ?? null, $ids), is_object(...)));
    }

    /** @return array<string, Record> by language; empty when not public */
    public function group(int $groupId): array
    {
        return $this->groups[$groupId] ?? [];
    }

    /** @return array<string, Record> by language; empty without a public profile */
    public function profile(int $userId): array
    {
        return $this->profiles[$userId] ?? [];
    }

    /** The account that accepted to be named in an item by this address. */
    public function acceptedBy(int $groupId, string $email): ?int
    {
        return $this->accepted[$groupId][AddressHash::of($groupId, $email)] ?? null;
    }
}
