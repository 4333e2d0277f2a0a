<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Content\ContentType;

/** What a card of the directory stands for. */
enum Kind: string
{
    case Person = 'person';
    case Structure = 'structure';

    /** Null for everything that is not in the directory. */
    public static function of(ContentType $type): ?self
    {
        return match ($type) {
            ContentType::CommunityProfile => self::Person,
            ContentType::Structure => self::Structure,
            default => null,
        };
    }
}
