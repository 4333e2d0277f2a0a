<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy;

/** What happens to published items of a deleted account. */
enum PublishedItems: string
{
    /** They stay, without owner. */
    case Keep = 'keep';
    /** A member of one of the person's structures becomes the owner. */
    case Transfer = 'transfer';
    case Remove = 'remove';
}
