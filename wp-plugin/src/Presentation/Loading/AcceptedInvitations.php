<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Loading;

/** Who accepted to be named in public. */
interface AcceptedInvitations
{
    /**
     * @param list<int> $groupIds of items
     * @return array<int, array<string, int>> user ids by group, then AddressHash of the address that names them; one statement
     */
    public function users(array $groupIds): array;
}
