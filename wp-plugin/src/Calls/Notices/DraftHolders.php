<?php

declare(strict_types=1);

namespace Passerelle\Calls\Notices;

/** People with an application to a call that they have not sent. */
interface DraftHolders
{
    /** @return list<int> user ids */
    public function of(int $groupId): array;

    /** @return list<int> user ids, without those who may send it after the closing of the call */
    public function dueAtClosing(int $groupId): array;
}
