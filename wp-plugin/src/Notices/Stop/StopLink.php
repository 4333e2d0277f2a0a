<?php

declare(strict_types=1);

namespace Passerelle\Notices\Stop;

use Passerelle\Notices\NoticeKind;

/** Whose mails a link stops, and which. */
final readonly class StopLink
{
    /**
     * @param NoticeKind|null $kind null: the digests
     * @param int|null $followedId the one thing of a kind with timings of its own; null: all of the kind
     */
    public function __construct(public int $userId, public ?NoticeKind $kind, public ?int $followedId = null)
    {
    }
}
