<?php

declare(strict_types=1);

namespace Passerelle\Files;

use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\MediaKind;
use Passerelle\Content\Visibility;
use Passerelle\Rights\Viewer;

/** Decides whether somebody may put a stored file into a field of a record. */
final class UsableFile
{
    /**
     * @param array<int, bool> $uses by group that uses the file: whether only editors read it there
     * @param int|null $groupId of the record; null: a new one
     * @param int $ownerId of the record
     */
    public static function isUsable(StoredFile $file, Field $field, array $uses, Viewer $actor, ?int $groupId, int $ownerId): bool
    {
        $isOfGroup = $groupId !== null && isset($uses[$groupId]);

        return $file->state !== FileState::Refused && self::isOfKind($file, $field) && ($file->purpose->isConfidential()
            ? self::isForRecord($file, $field, $isOfGroup || ($uses === [] && in_array($file->ownerId, [$actor->id, $ownerId], true)))
            : $isOfGroup || self::isAvailable($file, $field, $actor, in_array(true, $uses, true)));
    }

    /** @param bool $isTheirs whether the record has it already, or it was sent for the record */
    private static function isForRecord(StoredFile $file, Field $field, bool $isTheirs): bool
    {
        return $isTheirs && $file->purpose->fits($field);
    }

    /** @param bool $isInternal whether only editors read it in some record: staff do not publish documents that a structure left to them */
    private static function isAvailable(StoredFile $file, Field $field, Viewer $actor, bool $isInternal): bool
    {
        $mayTake = $actor->isStaff() && (!$isInternal || $field->visibility === Visibility::Editors);

        return $file->purpose->fits($field) && ($mayTake || $file->ownerId === $actor->id);
    }

    private static function isOfKind(StoredFile $file, Field $field): bool
    {
        return match ($field->kind === FieldKind::Image ? MediaKind::Image : $field->media) {
            MediaKind::Document => !$file->isVideo(),
            MediaKind::Image => $file->isImage(),
            MediaKind::Video => $file->isVideo(),
        };
    }
}
