<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management;

/** Applications to calls. */
interface Applications
{
    /**
     * Calls to which an application was begun or sent: they can no longer be deleted.
     *
     * @param list<int> $groupIds
     * @return list<int> those of them
     */
    public function among(array $groupIds): array;

    /**
     * Calls to which an application was sent, withdrawn since or not: people apply to them on the platform for good.
     *
     * @param list<int> $groupIds
     * @return list<int> those of them
     */
    public function sentAmong(array $groupIds): array;
}
