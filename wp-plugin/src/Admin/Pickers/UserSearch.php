<?php

declare(strict_types=1);

namespace Passerelle\Admin\Pickers;

use Passerelle\Kernel\Text\Blanks;
use WP_User;
use WP_User_Query;

/** Finds accounts by name or e-mail address for the pickers of the edit screens. */
final readonly class UserSearch
{
    private const LIMIT = 12;
    private const COLUMNS = ['user_login', 'user_email', 'display_name'];

    /** @return list<Found> */
    public function search(string $words): array
    {
        $words = trim($words);
        if ($words === '') {
            return [];
        }

        return $this->query(['search' => "*{$words}*", 'search_columns' => self::COLUMNS, 'number' => self::LIMIT]);
    }

    /** @return list<Found> exact matches only */
    public function named(string $name): array
    {
        $name = Blanks::trim($name);
        $words = preg_match('/\(([^()\s]+@[^()\s]+)\)$/', $name, $match) === 1 ? $match[1] : $name;

        return array_values(array_filter(
            $this->query(['search' => $words, 'search_columns' => self::COLUMNS]),
            static fn (Found $found): bool => in_array($name, [$found->label, $found->name], true) || str_ends_with($found->label, "({$name})"),
        ));
    }

    /**
     * @param list<int> $userIds
     * @return array<int, string> label by user id, of those that exist
     */
    public function labelsOf(array $userIds): array
    {
        $labels = [];
        foreach ($userIds === [] ? [] : $this->query(['include' => $userIds]) as $found) {
            $labels[$found->id] = $found->label;
        }

        return $labels;
    }

    /**
     * @param array{search?: string, search_columns?: list<string>, number?: int, include?: list<int>} $arguments
     * @return list<Found>
     */
    private function query(array $arguments): array
    {
        $users = (new WP_User_Query(['orderby' => 'display_name', 'count_total' => false, ...$arguments]))->get_results();

        return array_values(array_map(
            static fn (WP_User $user): Found => new Found($user->ID, "{$user->display_name} ({$user->user_email})", $user->display_name),
            array_filter($users, static fn (mixed $user): bool => $user instanceof WP_User),
        ));
    }
}
