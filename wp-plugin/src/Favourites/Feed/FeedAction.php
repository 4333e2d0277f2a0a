<?php

declare(strict_types=1);

namespace Passerelle\Favourites\Feed;

/** What a person does with the address of their calendar. */
enum FeedAction: string
{
    case Renew = 'renew';
    case Revoke = 'revoke';
}
