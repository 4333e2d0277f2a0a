<?php

declare(strict_types=1);

namespace Passerelle\Calls\Links;

use DateInterval;
use DateTimeImmutable;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** The table of external links: one row for each call whose link is checked. */
final readonly class LinkStore
{
    /** Next check of a closed call: none until its dates change. */
    private const NEVER = '9999-12-31 00:00:00';

    /** Due rows that are read at once: other workers may take the first ones. */
    private const LOOKAHEAD = 10;

    /** @param int $leaseSeconds longer than a check lasts */
    public function __construct(private Database $db, private Clock $clock, #[Limit('callLinks', 'leaseSeconds')] private int $leaseSeconds)
    {
    }

    /**
     * @param list<int> $groupIds
     * @return array<int, Link> by group id
     */
    public function find(array $groupIds): array
    {
        if ($groupIds === []) {
            return [];
        }
        $links = [];
        foreach ($this->db->rows("SELECT * FROM {$this->table()} WHERE group_id IN (" . Database::placeholders($groupIds) . ')', ...$groupIds) as $row) {
            $links[(int) $row['group_id']] = self::link($row);
        }

        return $links;
    }

    /** Checks a link from now on. What is known of the same link stays; another link starts anew. */
    public function watch(int $groupId, string $url, ?DateTimeImmutable $endsAt, ?DateTimeImmutable $firstCheck = null): void
    {
        $link = $this->find([$groupId])[$groupId] ?? null;
        if ($link?->url === $url && $link->endsAt?->getTimestamp() === $endsAt?->getTimestamp()) {
            return;
        }
        $next = ($firstCheck ?? $this->clock->now())->format(StoredInstant::FORMAT);
        [$end, $values] = $endsAt === null ? ['NULL', []] : ['%s', [$endsAt->format(StoredInstant::FORMAT)]];
        if ($link?->url === $url) {
            // One that was not checked any more, since its call was closed, is due again.
            $this->db->execute(
                "UPDATE {$this->table()} SET ends_at = {$end}, next_check_at = CASE WHEN next_check_at = %s THEN %s ELSE next_check_at END WHERE group_id = %d",
                ...[...$values, self::NEVER, $next, $groupId],
            );
            return;
        }
        $this->forget($groupId);
        $this->db->execute(
            "INSERT INTO {$this->table()} (group_id, url, next_check_at, ends_at) VALUES (%d, %s, %s, {$end})",
            ...[$groupId, $url, $next, ...$values],
        );
    }

    public function forget(int $groupId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE group_id = %d", $groupId);
    }

    /** Takes the next due link, so that no other worker checks it. */
    public function claim(): ?ClaimedLink
    {
        $now = $this->clock->now();
        $until = $now->add(new DateInterval("PT{$this->leaseSeconds}S"))->format(StoredInstant::FORMAT);
        $due = "SELECT * FROM {$this->table()} WHERE next_check_at <= %s ORDER BY next_check_at LIMIT %d";
        foreach ($this->db->rows($due, $now->format(StoredInstant::FORMAT), self::LOOKAHEAD) as $row) {
            $link = self::link($row);
            $isOver = $link->endsAt !== null && $link->endsAt <= $now;
            $claimed = $this->db->execute(
                "UPDATE {$this->table()} SET next_check_at = %s WHERE group_id = %d AND next_check_at = %s",
                $isOver ? self::NEVER : $until,
                $link->groupId,
                (string) $row['next_check_at'],
            );
            if ($claimed === 1 && !$isOver) {
                return new ClaimedLink($link, $until);
            }
        }

        return null;
    }

    /** @return bool false: nothing was stored, since the link changed during the check or another worker took it */
    public function store(ClaimedLink $claimed, Link $link, DateTimeImmutable $next): bool
    {
        $values = [];
        $set = [];
        $columns = [
            'state' => $link->state?->value,
            'final_host' => $link->finalHost,
            'since' => $link->since,
            'checked_at' => $link->checkedAt,
            'failing_since' => $link->failingSince,
        ];
        foreach ($columns as $column => $value) {
            $set[] = $column . ($value === null ? ' = NULL' : ' = %s');
            $values = [...$values, ...$value === null ? [] : [$value instanceof DateTimeImmutable ? $value->format(StoredInstant::FORMAT) : $value]];
        }

        return $this->db->execute(
            "UPDATE {$this->table()} SET " . implode(', ', $set) . ', failures = %d, is_shown = %d, next_check_at = %s WHERE group_id = %d AND url = %s AND next_check_at = %s',
            ...[...$values, $link->failures, (int) $link->isShown, $next->format(StoredInstant::FORMAT), $link->groupId, $link->url, $claimed->until],
        ) === 1;
    }

    /** @param array<string, string|null> $row */
    private static function link(array $row): Link
    {
        return new Link(
            (int) $row['group_id'],
            (string) $row['url'],
            LinkState::tryFrom((string) $row['state']),
            StoredInstant::readOrNull($row['since']),
            StoredInstant::readOrNull($row['checked_at']),
            $row['final_host'],
            (int) $row['failures'],
            StoredInstant::readOrNull($row['failing_since']),
            StoredInstant::readOrNull($row['ends_at']),
            (int) $row['is_shown'] === 1,
        );
    }

    private function table(): string
    {
        return $this->db->table(LinkTables::LINKS);
    }
}
