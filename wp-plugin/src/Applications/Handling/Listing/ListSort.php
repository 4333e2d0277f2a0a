<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Listing;

/** Orders of the applications to a call. */
enum ListSort: string
{
    case Newest = 'newest';
    case Oldest = 'oldest';
    /** The version that counts was sent last: after a completion, for example. */
    case Changed = 'changed';
    case Name = 'name';
    case Country = 'country';

    /** ORDER BY of the statement of ListedRows, without ties. */
    public function order(): string
    {
        $order = match ($this) {
            self::Newest => 'submission.sent_at DESC',
            self::Oldest => 'submission.sent_at ASC',
            self::Changed => 'listed.sent_at DESC',
            self::Name => 'listed.name_key ASC',
            self::Country => 'listed.country ASC, listed.name_key ASC',
        };

        return "{$order}, listed.submission_id " . ($this === self::Newest || $this === self::Changed ? 'DESC' : 'ASC');
    }
}
