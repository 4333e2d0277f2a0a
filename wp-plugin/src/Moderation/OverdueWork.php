<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

/** What the digest counts besides the review queue. */
interface OverdueWork
{
    /** Number of overdue items of the whole site. */
    public function overdue(): int;
}
