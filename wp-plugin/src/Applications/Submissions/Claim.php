<?php

declare(strict_types=1);

namespace Passerelle\Applications\Submissions;

/** Names call and applicant: a unique key, so that of several processes one begins the application and the others find it. */
final readonly class Claim
{
    private function __construct(public string $text, public int $callGroup, public int $userId, public int $structureGroup)
    {
    }

    public static function ofPerson(int $callGroup, int $userId): self
    {
        return new self("{$callGroup}:person:{$userId}", $callGroup, $userId, 0);
    }

    /** @param int $userId who begins it for the structure */
    public static function ofStructure(int $callGroup, int $structureGroup, int $userId): self
    {
        return new self("{$callGroup}:structure:{$structureGroup}", $callGroup, $userId, $structureGroup);
    }
}
