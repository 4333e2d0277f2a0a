<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations\Waiting;

/** First steps of a new member, in their order. */
enum NextStep: string
{
    case Interests = 'interests';
    case Profile = 'profile';
    case Favourite = 'favourite';
}
