<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Content\Model\Status;
use Passerelle\Content\Record;

/** Decides whether the slug of a record follows its new title: not once it was public, and not if its owner chose it. */
final class FollowingSlug
{
    /**
     * A translation begins with title and slug of its source, and has its own from its first own title on.
     *
     * @param Record|null $translated a post of the same group in the other language
     * @param string $title the new one
     * @param int $max letters of a slug
     */
    public static function isOf(Record $existing, ?Record $translated, string $title, int $max): bool
    {
        $wasPublic = $existing->publishedAt !== null && $existing->status !== Status::Scheduled;
        if ($wasPublic || $existing->hasOwnSlug) {
            return false;
        }
        if (self::hasCopiedSlug($existing, $translated)) {
            return $title !== $translated?->title;
        }

        return $title !== $existing->title
            && SuggestedSlug::isOf($existing->slug, $existing->title, $existing->type, $max);
    }

    private static function hasCopiedSlug(Record $existing, ?Record $translated): bool
    {
        return $translated !== null
            && $existing->id !== $existing->groupId
            && self::withoutNumber($existing->slug) === self::withoutNumber($translated->slug);
    }

    private static function withoutNumber(string $slug): string
    {
        return (string) preg_replace('/-\d+$/', '', $slug);
    }
}
