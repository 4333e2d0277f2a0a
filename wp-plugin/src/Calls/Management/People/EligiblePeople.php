<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management\People;

use Passerelle\Accounts\NameKeys;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Text\Folding;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Role;

/** Who may be named in a call: operators as managers, members with a published profile as mentors. Nobody else is found or named. */
final readonly class EligiblePeople
{
    private const SHORTEST = 2;

    /**
     * @param int $found most people in an answer of a search
     * @param int $named most ids that are read
     */
    public function __construct(private Database $db, #[Limit('directory', 'found')] private int $found, #[Limit('directory', 'named')] private int $named)
    {
    }

    /**
     * @param string $text a part of the name, whatever its accents and case
     * @return list<NamedPerson> by name; none for less than two letters
     */
    public function find(CallTask $task, string $text): array
    {
        $folded = Folding::fold(trim($text));
        if (mb_strlen($folded) < self::SHORTEST) {
            return [];
        }

        return $this->read($task, 'COALESCE(n.meta_value, u.display_name) LIKE %s', ['%' . $this->db->wpdb->esc_like($folded) . '%'], $this->found);
    }

    /**
     * @param list<int> $ids of which only the first are read
     * @return list<NamedPerson> those who may still be named
     */
    public function named(CallTask $task, array $ids): array
    {
        $ids = array_slice(array_values(array_unique(array_filter($ids, static fn (int $id): bool => $id > 0))), 0, $this->named);

        return $ids === [] ? [] : $this->read($task, 'u.ID IN (' . Database::placeholders($ids) . ')', $ids, $this->named);
    }

    /**
     * @param list<int|string> $values of the condition
     * @return list<NamedPerson>
     */
    private function read(CallTask $task, string $condition, array $values, int $limit): array
    {
        $wpdb = $this->db->wpdb;
        [$isEligible, $eligible] = $this->eligibility($task);
        $rows = $this->db->rows(
            "SELECT u.ID, u.display_name FROM {$wpdb->users} u LEFT JOIN {$wpdb->usermeta} n ON n.user_id = u.ID AND n.meta_key = %s
                WHERE {$condition} AND {$isEligible} ORDER BY COALESCE(n.meta_value, u.display_name), u.ID LIMIT %d",
            NameKeys::META,
            ...[...$values, ...$eligible, $limit],
        );

        return array_map(static fn (array $row): NamedPerson => new NamedPerson((int) $row['ID'], (string) $row['display_name']), $rows);
    }

    /** @return array{string, list<string>} a condition and its values */
    private function eligibility(CallTask $task): array
    {
        $wpdb = $this->db->wpdb;
        if ($task === CallTask::Manager) {
            return [
                "EXISTS (SELECT 1 FROM {$wpdb->usermeta} r WHERE r.user_id = u.ID AND r.meta_key = %s AND r.meta_value LIKE %s)",
                ["{$wpdb->get_blog_prefix()}capabilities", '%' . $wpdb->esc_like('"' . Role::Operateur->value . '"') . '%'],
            ];
        }
        $public = array_map(static fn (Status $status): string => $status->value, Status::public());

        return [
            "EXISTS (SELECT 1 FROM {$wpdb->posts} p WHERE p.post_author = u.ID AND p.post_type = %s AND p.post_status IN (" . Database::placeholders($public) . '))',
            [ContentType::CommunityProfile->value, ...$public],
        ];
    }
}
