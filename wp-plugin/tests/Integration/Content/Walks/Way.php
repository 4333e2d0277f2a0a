<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content\Walks;

enum Way
{
    /** A transition that leads to a status. */
    case Step;
    case SaveText;
    case SaveMinorChange;
    case SaveSharedValue;
    case Propose;
    case WithdrawProposal;
    case DecideOnProposal;
    case Translate;
    /** For good, as WordPress's list of the trash does. */
    case Delete;
    /** WordPress publishes what is scheduled, due or not. */
    case Scheduler;
}
