<?php

declare(strict_types=1);

namespace Passerelle\Calls\Notices;

use DateTimeImmutable;

/** People with an application to a call that they have not sent. */
interface DraftHolders
{
    /**
     * @param DateTimeImmutable|null $closesAt of the stage at which they have it; null: the first
     * @return list<int> user ids
     */
    public function of(int $groupId, ?DateTimeImmutable $closesAt = null): array;

    /**
     * @param DateTimeImmutable|null $closesAt as above
     * @return list<int> user ids, without those who may send it after this closing
     */
    public function dueAtClosing(int $groupId, ?DateTimeImmutable $closesAt = null): array;
}
