<?php

declare(strict_types=1);

namespace Passerelle\Memberships;

use Passerelle\Content\Record;

/** Structures that somebody has begun inside their profile and that are not published yet. */
interface DraftStructures
{
    /** Whether the person owns one that lacks something that publication needs. */
    public function hasIncomplete(int $ownerId): bool;

    /** Whether it lacks something that publication needs. */
    public function isIncomplete(Record $structure): bool;
}
