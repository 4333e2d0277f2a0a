<?php

declare(strict_types=1);

namespace Passerelle\CallNotices;

/** People who asked to know what happens to a call. */
interface CallFollowers
{
    /** @return list<int> user ids */
    public function of(int $groupId): array;
}
