<?php

declare(strict_types=1);

namespace Passerelle\Content\Model;

/** Every post status that the plugin knows. No status string may appear elsewhere. */
enum Status: string
{
    case AutoDraft = 'auto-draft';
    case Draft = 'draft';
    case Pending = 'pending';
    case ToEdit = 'pending_review';
    case Rejected = 'rejected';
    case Scheduled = 'future';
    case Published = 'publish';
    case Completed = 'completed';
    case Offline = 'private';
    case Trash = 'trash';

    /** @return non-empty-list<self> statuses visible to visitors */
    public static function public(): array
    {
        return [self::Published, self::Completed];
    }

    /** @return non-empty-list<self> statuses of what is in lists: not an empty screen of WordPress, and not the trash */
    public static function listed(): array
    {
        return [self::Draft, self::Pending, self::ToEdit, self::Rejected, self::Scheduled, self::Published, self::Completed, self::Offline];
    }

    /** @return list<self> statuses in which the owner may edit directly */
    public static function editableByOwner(): array
    {
        return [self::Draft, self::ToEdit];
    }

    /** @return list<self> statuses that WordPress does not have */
    public static function custom(): array
    {
        return [self::ToEdit, self::Rejected, self::Completed];
    }

    /** @return non-empty-list<self> statuses of what is public, or was taken off the site */
    public static function sincePublication(): array
    {
        return [...self::public(), self::Offline];
    }

    /** Public, or taken off the site. */
    public function wasPublic(): bool
    {
        return in_array($this, self::sincePublication(), true);
    }

    public function isPublic(): bool
    {
        return in_array($this, self::public(), true);
    }
}
