<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use DateTimeImmutable;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Languages\Lang;

/** Stored issues. No permission checks here. */
final readonly class IssueStore
{
    public function __construct(private Database $db, private Clock $clock)
    {
    }

    public function find(int $id): ?Issue
    {
        $row = $this->db->rows("SELECT * FROM {$this->table()} WHERE id = %d", $id)[0] ?? null;

        return $row === null ? null : self::issue($row);
    }

    /** @return list<Issue> the newest first */
    public function newest(int $limit): array
    {
        return array_map(self::issue(...), $this->db->rows("SELECT * FROM {$this->table()} ORDER BY id DESC LIMIT %d", $limit));
    }

    /** @return list<int> ids of issues in a state */
    public function inState(IssueState $state): array
    {
        return $this->db->ids("SELECT id FROM {$this->table()} WHERE state = %s ORDER BY id", $state->value);
    }

    public function lastStart(Lang $language): ?DateTimeImmutable
    {
        return StoredInstant::readOrNull($this->db->value(
            "SELECT MAX(started_at) FROM {$this->table()} WHERE language = %s AND state <> %s",
            $language->value,
            IssueState::Cancelled->value,
        ));
    }

    public function add(IssueContent $content): int
    {
        $columns = [...self::columns($content), 'state' => IssueState::Draft->value, 'version' => 1, 'changed_at' => $this->now()];
        $this->db->execute(
            "INSERT INTO {$this->table()} (" . implode(', ', array_keys($columns)) . ') VALUES ('
                . implode(', ', array_map(static fn (int|string $value): string => is_int($value) ? '%d' : '%s', $columns)) . ')',
            ...array_values($columns),
        );

        return $this->db->wpdb->insert_id;
    }

    /** @return bool false: it was changed meanwhile, or is no draft any more */
    public function change(Issue $issue, IssueContent $content): bool
    {
        $columns = self::columns($content);

        return $this->db->execute(
            "UPDATE {$this->table()} SET " . implode(', ', array_map(static fn (string $name): string => "{$name} = %s", array_keys($columns)))
                . ', version = version + 1, changed_at = %s WHERE id = %d AND version = %d AND state = %s',
            ...[...array_values($columns), $this->now(), $issue->id, $issue->version, IssueState::Draft->value],
        ) === 1;
    }

    /** @return bool false: it is in another state, or was changed, meanwhile */
    public function move(Issue $issue, IssueStep $step): bool
    {
        return $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, changed_at = %s WHERE id = %d AND version = %d AND state = %s",
            $step->to()->value,
            $this->now(),
            $issue->id,
            $issue->version,
            $issue->state->value,
        ) === 1;
    }

    public function markStarted(int $id, DateTimeImmutable $since): void
    {
        $this->db->execute(
            "UPDATE {$this->table()} SET started_at = %s, since_at = %s WHERE id = %d AND started_at IS NULL",
            $this->now(),
            $since->format(StoredInstant::FORMAT),
            $id,
        );
    }

    public function markEnded(int $id): void
    {
        $this->db->execute("UPDATE {$this->table()} SET ended_at = %s WHERE id = %d", $this->now(), $id);
    }

    /** @return array<string, string> */
    private static function columns(IssueContent $content): array
    {
        return [
            'language' => $content->language->value,
            'subject' => $content->subject,
            'introduction' => $content->introduction,
            'chosen' => (string) json_encode($content->chosen),
            'automatic' => (string) json_encode($content->automatic->toArray()),
        ];
    }

    /** @param array<string, string|null> $row */
    private static function issue(array $row): Issue
    {
        $chosen = json_decode((string) $row['chosen'], true);
        $automatic = json_decode((string) $row['automatic'], true);
        $changedAt = StoredInstant::readOrNull($row['changed_at']);

        return new Issue(
            (int) $row['id'],
            new IssueContent(
                Lang::from((string) $row['language']),
                (string) $row['subject'],
                (string) $row['introduction'],
                array_values(array_filter(is_array($chosen) ? $chosen : [], is_int(...))),
                Automatic::from(is_array($automatic) ? $automatic : []),
            ),
            IssueState::from((string) $row['state']),
            (int) $row['version'],
            new IssueTimes(
                $changedAt ?? new DateTimeImmutable('@0'),
                StoredInstant::readOrNull($row['started_at']),
                StoredInstant::readOrNull($row['since_at']),
                StoredInstant::readOrNull($row['ended_at']),
            ),
        );
    }

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }

    private function table(): string
    {
        return $this->db->table(IssueTables::ISSUES);
    }
}
