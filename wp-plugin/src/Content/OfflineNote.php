<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Content\Model\Status;

/** Data of an offline record: its former status, and whether staff took it offline. */
final class OfflineNote
{
    private const META = '_passerelle_offline';

    public static function write(Record $record, bool $byStaff): void
    {
        update_post_meta($record->id, self::META, ['from' => $record->status->value, 'byStaff' => $byStaff]);
    }

    /** For what its owner had taken offline when staff took the other languages offline: only staff put it back. */
    public static function hold(Record $record): void
    {
        update_post_meta($record->id, self::META, [...self::read($record->id), 'byStaff' => true]);
    }

    public static function remove(Record $record): void
    {
        delete_post_meta($record->id, self::META);
    }

    public static function statusBefore(int $postId): ?Status
    {
        $from = self::read($postId)['from'] ?? null;
        return is_string($from) ? Status::tryFrom($from) : null;
    }

    public static function isByStaff(int $postId): bool
    {
        return (self::read($postId)['byStaff'] ?? false) === true;
    }

    /** Whether staff hold it offline, also in the trash. */
    public static function isHeld(Record $record): bool
    {
        return in_array($record->status, [Status::Offline, Status::Trash], true) && self::isByStaff($record->id);
    }

    /** @return array<mixed> */
    private static function read(int $postId): array
    {
        $note = get_post_meta($postId, self::META, true);
        return is_array($note) ? $note : [];
    }
}
