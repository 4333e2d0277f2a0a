<?php

declare(strict_types=1);

namespace Passerelle\Calls\Notices;

/** People who asked to know what happens to a call. */
interface CallFollowers
{
    /** @return list<int> user ids */
    public function of(int $groupId): array;
}
