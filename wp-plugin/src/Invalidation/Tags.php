<?php

declare(strict_types=1);

namespace Passerelle\Invalidation;

use Passerelle\Content\ContentType;
use Passerelle\Content\Record;

/**
 * The names under which the frontend keeps what it has rendered. A cached page carries the tags of all that it read;
 * a change sends the tags of all that it touches.
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

    /** What is known of a session of the site: that it lives. */
    public static function session(int $id): string
    {
        return "session:{$id}";
    }

    /** What is known of a person: that their sessions live, and what they may. */
    public static function account(int $userId): string
    {
        return "account:{$userId}";
    }

    /** @return list<string> what a public change of this record touches */
    public static function of(Record $record): array
    {
        return [self::item($record->groupId), self::CATALOGUE, self::catalogueOf($record->type)];
    }
}
