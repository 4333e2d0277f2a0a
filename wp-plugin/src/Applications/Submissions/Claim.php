<?php

declare(strict_types=1);

namespace Passerelle\Applications\Submissions;

/** Names call, applicant and place among their applications to it: a unique key, so that of several processes one begins the application and the others find it. */
final readonly class Claim
{
    private function __construct(public string $text, public int $callGroup, public int $userId, public int $structureGroup)
    {
    }

    /** Claim of a manager’s trial: one for each call, beside what the manager may apply for. */
    public static function trial(int $callGroup, int $userId): self
    {
        return new self("{$callGroup}:trial:{$userId}", $callGroup, $userId, 0);
    }

    /**
     * @param int|null $structureGroup that applies; null: the person
     * @param int $userId who begins it
     * @param int $allowed applications to the call that one applicant may have
     * @return non-empty-list<self> in the order in which they are used
     */
    public static function all(int $callGroup, ?int $structureGroup, int $userId, int $allowed): array
    {
        $applicant = $structureGroup === null ? "person:{$userId}" : "structure:{$structureGroup}";

        return array_map(
            static fn (int $place): self => new self("{$callGroup}:{$applicant}" . ($place === 1 ? '' : ":{$place}"), $callGroup, $userId, $structureGroup ?? 0),
            range(1, max(1, $allowed)),
        );
    }
}
