<?php

declare(strict_types=1);

namespace Passerelle\Applications\Messages;

use DateTimeImmutable;
use Passerelle\Applications\Submissions\Application;

/** A thread in which a person takes part, with what they have not read of it. */
final readonly class OwnThread
{
    /** @param int $unread messages of the other side */
    public function __construct(public Application $application, public ThreadSide $side, public int $unread, public DateTimeImmutable $lastAt)
    {
    }
}
