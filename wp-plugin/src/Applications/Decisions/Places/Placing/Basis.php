<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Places\Placing;

/** Why an application is proposed. */
enum Basis: string
{
    case WaitingList = 'waiting_list';
    case Minimum = 'minimum';
    case Ranking = 'ranking';
}
