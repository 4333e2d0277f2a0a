<?php

declare(strict_types=1);

namespace Passerelle\Favourites;

use Passerelle\Calls\Notices\CallFollowers;

/** Who has a call among their favourites follows it. */
final readonly class FavouriteFollowers implements CallFollowers
{
    public function __construct(private FavouriteStore $store)
    {
    }

    public function of(int $groupId): array
    {
        return $this->store->usersOf($groupId);
    }
}
