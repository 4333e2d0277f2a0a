<?php

declare(strict_types=1);

namespace Passerelle\Calls\Notices;

use Passerelle\Content\Record;

/** Who is notified about a call. */
final class CallPeople
{
    private const MANAGERS = 'managerIds';
    private const MENTORS = 'mentorIds';

    /** @return list<int> user ids */
    public static function managers(?Record $call): array
    {
        return $call?->values->ints(self::MANAGERS) ?? [];
    }

    /** @return list<int> user ids */
    public static function mentors(?Record $call): array
    {
        return $call?->values->ints(self::MENTORS) ?? [];
    }

    /** @return list<int> user ids: owner and managers, who can edit it */
    public static function editors(Record $call): array
    {
        return self::unique([$call->ownerId, ...self::managers($call)]);
    }

    /** @return list<int> user ids: owner, managers and mentors */
    public static function team(Record $call): array
    {
        return self::unique([...self::editors($call), ...self::mentors($call)]);
    }

    /**
     * @param list<int> $userIds
     * @return list<int> each account once
     */
    public static function unique(array $userIds): array
    {
        return array_values(array_unique(array_filter($userIds, static fn (int $id): bool => $id > 0)));
    }
}
