<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

/** An owner has offered their place to a member, who has not answered yet. */
final readonly class OwnershipTransfer
{
    /**
     * @param int $from user id
     * @param int $to user id
     */
    public function __construct(public int $from, public int $to)
    {
    }

    public static function areSame(?self $one, ?self $other): bool
    {
        return $one?->from === $other?->from && $one?->to === $other?->to;
    }
}
