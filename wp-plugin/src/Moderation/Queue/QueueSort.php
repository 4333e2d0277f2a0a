<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Queue;

/** Orders of the review queue. */
enum QueueSort: string
{
    /** What has its status longest first. */
    case Oldest = 'oldest';
    case Newest = 'newest';
    case TitleAsc = 'title_asc';
    case TitleDesc = 'title_desc';

    /** Column of the index. */
    public function column(): string
    {
        return match ($this) {
            self::Oldest, self::Newest => 'since',
            self::TitleAsc, self::TitleDesc => 'title_sort',
        };
    }

    public function descends(): bool
    {
        return $this === self::Newest || $this === self::TitleDesc;
    }
}
