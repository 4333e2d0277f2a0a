<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Migrations;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\All;
use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\Database;

/**
 * Runs each migration once, in order. Progress is stored after each one, so that an interrupted run can be resumed. One
 * process at a time: the lock is a row that only one can insert (GET_LOCK does nothing on SQLite).
 */
#[Factory('ofModules')]
final readonly class Migrator
{
    public const OPTION = 'passerelle_migrations';
    private const LOCK = 'passerelle_migrating';
    private const LOCK_SECONDS = 900;

    /** @param list<Migration> $migrations */
    public function __construct(private Database $db, private Clock $clock, private array $migrations)
    {
    }

    /**
     * The tables of all modules come first, since what fills them reads those of others.
     *
     * @param list<HasMigrations> $modules
     */
    public static function ofModules(Database $db, Clock $clock, #[All(HasMigrations::class)] array $modules): self
    {
        $all = array_merge(...array_map(static fn (HasMigrations $module): array => $module->migrations(), $modules));
        $isTable = static fn (Migration $migration): bool => $migration instanceof TableMigration;

        return new self($db, $clock, [...array_filter($all, $isTable), ...array_filter($all, static fn (Migration $migration): bool => !$isTable($migration))]);
    }

    /** True when nothing is left to run. Needs no query: the option is autoloaded. */
    public function isCurrent(): bool
    {
        return $this->pending() === [];
    }

    /** @return list<string> ids of the migrations that this call ran; empty when another process runs them */
    public function run(): array
    {
        if ($this->isCurrent() || !$this->lock()) {
            return [];
        }
        try {
            wp_cache_delete('alloptions', 'options');
            wp_cache_delete(self::OPTION, 'options');
            $ran = [];
            foreach ($this->pending() as $migration) {
                $migration->up($this->db);
                $ran[] = $migration->id();
                update_option(self::OPTION, [...$this->done(), $migration->id()], true);
            }
            return $ran;
        } finally {
            $this->unlock();
        }
    }

    /** @return list<Migration> */
    private function pending(): array
    {
        $done = $this->done();
        return array_values(array_filter(
            $this->migrations,
            static fn (Migration $migration): bool => !in_array($migration->id(), $done, true),
        ));
    }

    /** @return list<string> */
    private function done(): array
    {
        $done = get_option(self::OPTION, []);
        return is_array($done) ? array_values(array_filter($done, is_string(...))) : [];
    }

    private function lock(): bool
    {
        $options = $this->db->wpdb->options;
        $now = $this->clock->now()->getTimestamp();
        $taken = $this->db->execute(
            "INSERT IGNORE INTO {$options} (option_name, option_value, autoload) VALUES (%s, %s, 'no')",
            self::LOCK,
            (string) $now,
        );
        if ($taken === 1) {
            return true;
        }
        $since = $this->db->value("SELECT option_value FROM {$options} WHERE option_name = %s", self::LOCK);

        // A crashed process leaves its row: the first to replace the old value gets the lock.
        return $since !== null && (int) $since < $now - self::LOCK_SECONDS && $this->db->execute(
            "UPDATE {$options} SET option_value = %s WHERE option_name = %s AND option_value = %s",
            (string) $now,
            self::LOCK,
            $since,
        ) === 1;
    }

    private function unlock(): void
    {
        $this->db->execute("DELETE FROM {$this->db->wpdb->options} WHERE option_name = %s", self::LOCK);
    }
}
