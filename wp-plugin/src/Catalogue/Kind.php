<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Content\Model\ContentType;

/** Kind of a card of the directory. */
enum Kind: string
{
    case Person = 'person';
    case Structure = 'structure';

    /** Null outside the directory. */
    public static function of(ContentType $type): ?self
    {
        return match ($type) {
            ContentType::CommunityProfile => self::Person,
            ContentType::Structure => self::Structure,
            default => null,
        };
    }
}
