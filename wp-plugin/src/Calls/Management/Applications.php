<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management;

/** Applications to calls. */
interface Applications
{
    /** Whether an application was begun or sent: the call can no longer be deleted. */
    public function existFor(int $groupId): bool;
}
