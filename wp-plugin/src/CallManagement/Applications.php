<?php

declare(strict_types=1);

namespace Passerelle\CallManagement;

/** Applications to calls. */
interface Applications
{
    /** Whether somebody has begun or sent one: the call is not deleted any more. */
    public function existFor(int $groupId): bool;
}
