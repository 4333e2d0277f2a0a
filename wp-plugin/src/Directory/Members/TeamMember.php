<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members;

/** A person of a structure, by their public profile. */
final readonly class TeamMember
{
    /**
     * @param int $id of the profile
     * @param string $role in the structure
     */
    public function __construct(public int $id, public string $name, public ?string $job, public string $role)
    {
    }
}
