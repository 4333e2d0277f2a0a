<?php

declare(strict_types=1);

namespace Passerelle\Notices;

/** What a list of notices is restricted to. */
final readonly class NoticeFilter
{
    /** @param NoticeKind|null $kind null: all kinds */
    public function __construct(public ?NoticeKind $kind = null, public bool $isUnread = false)
    {
    }
}
