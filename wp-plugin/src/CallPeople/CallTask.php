<?php

declare(strict_types=1);

namespace Passerelle\CallPeople;

/** What somebody is named for in a call. */
enum CallTask: string
{
    case Manager = 'manager';
    case Mentor = 'mentor';
}
