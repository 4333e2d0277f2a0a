<?php

declare(strict_types=1);

namespace Passerelle\Content\Proposals;

use Closure;
use Passerelle\Content\PeopleRow;
use Passerelle\Kernel\Composition\All;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

/** At most one proposal for each post, beside the post: nothing that reads content reads this table. */
final readonly class ProposalStore
{
    public const TABLE = 'proposals';

    /** @param Closure(): list<ProposalWatcher> $watchers */
    public function __construct(private Database $db, #[All(ProposalWatcher::class)] private Closure $watchers)
    {
    }

    /** @return list<Migration> */
    public static function migrations(): array
    {
        return [new TableMigration('content.002_proposals', [self::TABLE => <<<'SQL'
            post_id bigint(20) unsigned NOT NULL,
            user_id bigint(20) unsigned NOT NULL,
            status varchar(20) COLLATE utf8mb4_bin NOT NULL,
            proposed_at datetime NOT NULL,
            title text NOT NULL,
            slug varchar(200) COLLATE utf8mb4_bin NOT NULL,
            audience varchar(20) COLLATE utf8mb4_bin NOT NULL,
            changed longtext NOT NULL,
            PRIMARY KEY  (post_id),
            KEY user_id (user_id),
            KEY status (status,proposed_at)
            SQL]), new TableMigration('content.003_proposal_comments', [self::TABLE => <<<'SQL'
            comment text
            SQL])];
    }

    public function find(int $postId): ?Proposal
    {
        $row = $this->db->rows("SELECT * FROM {$this->table()} WHERE post_id = %d", $postId)[0] ?? null;

        return $row === null ? null : self::proposal($row);
    }

    /**
     * @param list<int> $postIds
     * @return array<int, Proposal> by post id, of those that have one
     */
    public function findMany(array $postIds): array
    {
        $proposals = [];
        foreach ($postIds === [] ? [] : $this->db->rows("SELECT * FROM {$this->table()} WHERE post_id IN (" . Database::placeholders($postIds) . ')', ...$postIds) as $row) {
            $proposals[(int) $row['post_id']] = self::proposal($row);
        }

        return $proposals;
    }

    /** @return array<int, Proposal> by post id, the oldest first */
    public function byAuthor(int $userId): array
    {
        $proposals = [];
        foreach ($this->db->rows("SELECT * FROM {$this->table()} WHERE user_id = %d ORDER BY proposed_at, post_id", $userId) as $row) {
            $proposals[(int) $row['post_id']] = self::proposal($row);
        }

        return $proposals;
    }

    /** @return list<int> posts of the type whose proposals wait for a decision, the oldest first */
    public function waitingOf(ContentType $type): array
    {
        $public = array_column(Status::public(), 'value');

        return $this->db->ids(
            "SELECT c.post_id FROM {$this->table()} c JOIN {$this->db->wpdb->posts} p ON p.ID = c.post_id
            WHERE c.status = %s AND p.post_type = %s AND p.post_status IN (" . Database::placeholders($public) . ') ORDER BY c.proposed_at, c.post_id',
            Status::Pending->value,
            $type->value,
            ...$public,
        );
    }

    /** Whether some proposal may refer to what has this id: one of its values is the number. */
    public function mention(int $id): bool
    {
        $rows = $this->db->column("SELECT changed FROM {$this->table()} WHERE changed LIKE %s", "%{$id}%");
        foreach ($rows as $changed) {
            if (preg_match("/(?<![\\d.]){$id}(?![\\d.])/", $changed) === 1) {
                return true;
            }
        }

        return false;
    }

    public function write(int $postId, Proposal $proposal): void
    {
        $this->db->execute(
            "REPLACE INTO {$this->table()} (post_id, user_id, status, proposed_at, title, slug, audience, changed, comment) VALUES (%d, %d, %s, %s, %s, %s, %s, %s, %s)",
            $postId,
            $proposal->authorId,
            $proposal->status->value,
            $proposal->proposedAt->format(StoredInstant::FORMAT),
            $proposal->title,
            $proposal->slug,
            $proposal->audience->value,
            json_encode($proposal->values, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE),
            $proposal->comment,
        );
        $this->changed($postId);
    }

    public function delete(int $postId): void
    {
        if ($this->db->execute("DELETE FROM {$this->table()} WHERE post_id = %d", $postId) > 0) {
            $this->changed($postId);
        }
    }

    /** When the account ends. */
    public function deleteByAuthor(int $userId): void
    {
        foreach (array_keys($this->byAuthor($userId)) as $postId) {
            $this->delete($postId);
        }
    }

    /**
     * Removes the rows of people that name somebody by an address, wherever they are proposed.
     *
     * @param string $email normalised
     * @return int proposals that had such rows
     */
    public function removePerson(string $email): int
    {
        $count = 0;
        $rows = $this->db->rows("SELECT * FROM {$this->table()} WHERE LOWER(changed) LIKE %s", '%"' . $this->db->wpdb->esc_like($email) . '"%');
        foreach ($rows as $row) {
            $proposal = self::proposal($row);
            $values = array_map(static fn (mixed $value): mixed => self::withoutPerson($value, $email), $proposal->values);
            if ($values !== $proposal->values) {
                $this->write((int) $row['post_id'], $proposal->withValues($values));
                $count++;
            }
        }

        return $count;
    }

    private static function withoutPerson(mixed $value, string $email): mixed
    {
        if (!is_array($value) || !array_is_list($value)) {
            return $value;
        }

        return array_values(array_filter($value, static fn (mixed $row): bool => !is_array($row) || !PeopleRow::hasAddress($row, $email)));
    }

    /** @param array<string, string|null> $row */
    private static function proposal(array $row): Proposal
    {
        /** @var array<string, mixed> $values */
        $values = json_decode((string) $row['changed'], true, flags: JSON_THROW_ON_ERROR);

        return new Proposal(
            (int) $row['user_id'],
            Status::from((string) $row['status']),
            StoredInstant::read((string) $row['proposed_at']),
            (string) $row['title'],
            (string) $row['slug'],
            Audience::from((string) $row['audience']),
            $values,
            (string) ($row['comment'] ?? ''),
        );
    }

    private function table(): string
    {
        return $this->db->table(self::TABLE);
    }

    private function changed(int $postId): void
    {
        foreach (($this->watchers)() as $watcher) {
            $watcher->refresh($postId);
        }
    }
}
