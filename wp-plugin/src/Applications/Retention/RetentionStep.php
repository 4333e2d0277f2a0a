<?php

declare(strict_types=1);

namespace Passerelle\Applications\Retention;

use DateTimeImmutable;

/** What is done with an application now, how it stands then, and when it is looked at again. */
final readonly class RetentionStep
{
    /** @param DateTimeImmutable|null $checkAt null: never */
    public function __construct(public RetentionAct $act, public Standing $standing, public ?DateTimeImmutable $checkAt)
    {
    }
}
