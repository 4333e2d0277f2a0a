<?php

declare(strict_types=1);

namespace Passerelle\Applications\Messages;

use Passerelle\Applications\Submissions\Submission;

/** What a person is in the thread of an application. */
final readonly class ThreadParty
{
    /** @param bool $writes false: the person only reads */
    public function __construct(public Submission $submission, public ThreadSide $side, public bool $writes)
    {
    }
}
