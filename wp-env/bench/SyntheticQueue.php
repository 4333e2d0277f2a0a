<?php

declare(strict_types=1);

namespace Passerelle\Bench;

use Passerelle\Kernel\Database;
use Passerelle\Content\Model\ContentType;
use Passerelle\Moderation\ModerationTables;
use Passerelle\Moderation\Queue\QueueTables;
use Passerelle\Rights\CapabilityMatrix;

/** An index of the review queue in which most records wait, drawn from a seed. */
final readonly class SyntheticQueue
{
    public const PREFIX = 'bench_';
    /** The first is that of every third record. */
    public const COUNTRIES = ['SN', 'FR', 'CI', 'ML', 'BF', 'BJ', 'TG', 'GN', 'NE', 'CM', 'CD', 'CG', 'GA', 'MG', 'MA', 'TN', 'DZ', 'NG', 'GH', 'KE'];

    private const SECTORS = 40;
    private const OWNERS = 20_000;
    private const VALIDATORS = 30;
    private const DAYS = 60;
    private const CHUNK = 200;
    private const WAITING_PERCENT = 80;
    private const STATUSES = ['to_edit', 'rejected', 'valid'];

    public function __construct(private Database $db)
    {
    }

    public function fill(int $size): void
    {
        $this->drop();
        foreach ([...ModerationTables::migrations(), QueueTables::migration()] as $migration) {
            $migration->up($this->db);
        }
        mt_srand(1);
        $this->db->execute('START TRANSACTION');
        for ($first = 1; $first <= $size; $first += self::CHUNK) {
            $this->chunk($first, min($size, $first + self::CHUNK - 1));
        }
        $this->db->execute('COMMIT');
    }

    public function drop(): void
    {
        foreach ([ModerationTables::DECISIONS, QueueTables::QUEUE, QueueTables::SECTORS] as $table) {
            $this->db->execute("DROP TABLE IF EXISTS {$this->db->table($table)}");
        }
    }

    public function type(): ContentType
    {
        $types = CapabilityMatrix::moderated();

        return $types[mt_rand(0, count($types) - 1)];
    }

    public function sector(): string
    {
        return 'sector-' . mt_rand(1, self::SECTORS);
    }

    public function country(): string
    {
        return mt_rand(1, 3) === 1 ? self::COUNTRIES[0] : self::COUNTRIES[mt_rand(0, count(self::COUNTRIES) - 1)];
    }

    public function owner(): int
    {
        return mt_rand(1, self::OWNERS);
    }

    public function validator(): int
    {
        return mt_rand(1, self::VALIDATORS);
    }

    private function chunk(int $first, int $last): void
    {
        $rows = $sectors = $decisions = [];
        for ($id = $first; $id <= $last; $id++) {
            $status = mt_rand(1, 100) <= self::WAITING_PERCENT ? 'pending' : self::STATUSES[mt_rand(0, 2)];
            $columns = [
                $status,
                $this->type()->value,
                mt_rand(0, 1) === 0 ? 'fr' : 'en',
                $this->owner(),
                gmdate('Y-m-d H:i:s', time() - mt_rand(0, self::DAYS * DAY_IN_SECONDS)),
                bin2hex(pack('N', mt_rand())),
            ];
            foreach (array_unique(['', $this->country(), $this->country()]) as $country) {
                $rows[] = [$id, 'record', $country, ...$columns];
            }
            foreach (array_unique([$this->sector(), $this->sector()]) as $sector) {
                $sectors[] = [$id, $sector];
            }
            if (mt_rand(1, 3) === 1) {
                $decisions[] = [$id, $id, $columns[1], 'record', 'to_edit', 'pending', $this->validator(), $columns[4], '', ''];
            }
        }
        $this->insert(QueueTables::QUEUE, 'post_id, target, country, status, type, language, owner_id, since, title_sort', $rows);
        $this->insert(QueueTables::SECTORS, 'post_id, sector', $sectors);
        $this->insert(ModerationTables::DECISIONS, 'group_id, post_id, post_type, target, decision, before_status, moderator_id, decided_at, comment, reason_text', $decisions);
    }

    /** @param list<list<int|string>> $rows */
    private function insert(string $table, string $columns, array $rows): void
    {
        if ($rows === []) {
            return;
        }
        $values = implode(', ', array_map(static fn (array $row): string => '(' . Database::placeholders(array_map(strval(...), $row)) . ')', $rows));
        $this->db->execute("INSERT INTO {$this->db->table($table)} ({$columns}) VALUES {$values}", ...array_merge(...$rows));
    }
}
