<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Invalidation;

use Passerelle\Content\Record;
use Passerelle\Content\Model\ContentType;

/**
 * Cache tags of the frontend. A cached page has the tags of everything that it read; a change sends the tags of everything that it affects.
 */
final class Tags
{
    public const REFERENCE = 'reference';
    public const LAYOUT = 'layout';
    public const CATALOGUE = 'catalogue';

    public static function item(int $groupId): string
    {
        return "item:{$groupId}";
    }

    public static function catalogueOf(ContentType $type): string
    {
        return "catalogue:{$type->searchType()->value}";
    }

    public static function page(string $key): string
    {
        return "page:{$key}";
    }

    /** Cached state of a session. */
    public static function session(int $id): string
    {
        return "session:{$id}";
    }

    /** Cached state of an account: its sessions and rights. */
    public static function account(int $userId): string
    {
        return "account:{$userId}";
    }

    /** @return list<string> tags affected by a public change of this record */
    public static function of(Record $record): array
    {
        return [self::item($record->groupId), self::CATALOGUE, self::catalogueOf($record->type)];
    }
}
