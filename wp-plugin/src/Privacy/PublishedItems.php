<?php

declare(strict_types=1);

namespace Passerelle\Privacy;

/** What becomes of what somebody has published, once their account is gone. */
enum PublishedItems: string
{
    /** It stays, and belongs to nobody. */
    case Keep = 'keep';
    /** Somebody of one of the person's structures takes it over. */
    case Transfer = 'transfer';
    case Remove = 'remove';
}
