<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Review;

use Passerelle\Languages\Lang;
use Passerelle\Moderation\ReadDecision;

/** A decision on one of the languages of an item. */
final readonly class PastDecision
{
    public function __construct(public int $postId, public Lang $language, public ReadDecision $decision)
    {
    }
}
