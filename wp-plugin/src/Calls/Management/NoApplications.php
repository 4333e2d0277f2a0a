<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management;

/** While nobody can apply inside the platform. */
final readonly class NoApplications implements Applications
{
    public function existFor(int $groupId): bool
    {
        return false;
    }
}
