<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Loading;

/** Records that a field of a response needs. */
final readonly class Needs
{
    /**
     * @param list<int> $posts ids
     * @param list<int> $groups group ids, whose public records are read in both languages
     * @param list<int> $users ids of accounts, by their public profiles
     * @param list<int> $inviting group ids of items whose accepted invitations are read
     */
    public function __construct(public array $posts = [], public array $groups = [], public array $users = [], public array $inviting = [])
    {
    }

    /** @param list<self> $needs */
    public static function all(array $needs): self
    {
        return new self(
            self::each(array_map(static fn (self $one): array => $one->posts, $needs)),
            self::each(array_map(static fn (self $one): array => $one->groups, $needs)),
            self::each(array_map(static fn (self $one): array => $one->users, $needs)),
            self::each(array_map(static fn (self $one): array => $one->inviting, $needs)),
        );
    }

    /**
     * @param list<list<int>> $lists
     * @return list<int> each once
     */
    private static function each(array $lists): array
    {
        return array_values(array_unique(array_merge(...$lists)));
    }
}
