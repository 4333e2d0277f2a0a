<?php

declare(strict_types=1);

namespace Passerelle\Accounts\EmailChange;

use DateInterval;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\LinkSecret;
use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\TableMigration;
use Passerelle\Kernel\StoredInstant;
use SensitiveParameter;

/**
 * Stores changes of addresses and their single-use links: 256 random bits, stored as a hash, valid for a limited time. A
 * change is pending (no confirmed_at), confirmed and reversible (confirmed_at), or ended (ended_at: expired, cancelled or
 * undone).
 */
final readonly class EmailChanges
{
    private const COLUMNS = 'id, user_id, old_email, new_email, session_id, asked_at';

    /**
     * @param int $confirmSeconds validity of the confirmation link
     * @param int $undoSeconds validity of the undo link
     */
    public function __construct(
        private Database $db,
        private Clock $clock,
        #[Limit('auth', 'emailConfirmHours', Limit::PER_HOUR)] public int $confirmSeconds,
        #[Limit('auth', 'emailUndoDays', Limit::PER_DAY)] public int $undoSeconds,
    ) {
    }

    public static function migration(): Migration
    {
        return new TableMigration('email_change.001_changes', ['email_changes' => <<<'SQL'
            id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            user_id bigint(20) unsigned NOT NULL,
            session_id bigint(20) unsigned,
            old_email varchar(100) NOT NULL,
            new_email varchar(100) NOT NULL,
            confirm_hash varchar(64) COLLATE utf8mb4_bin,
            undo_hash varchar(64) COLLATE utf8mb4_bin,
            asked_at datetime NOT NULL,
            confirmed_at datetime,
            ended_at datetime,
            PRIMARY KEY  (id),
            KEY user_id (user_id,ended_at),
            KEY confirm_hash (confirm_hash),
            KEY undo_hash (undo_hash),
            KEY asked_at (asked_at)
            SQL]);
    }

    /** Within a transaction. Ends the account's pending change: there is at most one. */
    public function add(int $userId, ?int $sessionId, string $oldEmail, string $newEmail): int
    {
        $this->cancel($userId);
        $this->db->execute(
            "INSERT INTO {$this->table()} (user_id, session_id, old_email, new_email, asked_at) VALUES (%d, NULLIF(%d, 0), %s, %s, %s)",
            $userId,
            $sessionId ?? 0,
            $oldEmail,
            $newEmail,
            $this->now(),
        );

        return $this->db->wpdb->insert_id;
    }

    /** The pending change. */
    public function pending(int $userId): ?EmailChange
    {
        return $this->first('user_id = %d AND confirmed_at IS NULL AND ended_at IS NULL AND asked_at > %s ORDER BY id DESC', $userId, $this->before($this->confirmSeconds));
    }

    public function find(int $id): ?EmailChange
    {
        return $this->first('id = %d', $id);
    }

    /** @return string|null the secret of a new link, which voids an earlier one; null when the change is no longer pending */
    public function makeConfirmLink(int $id): ?string
    {
        return $this->makeLink('confirm_hash', $id, 'confirmed_at IS NULL');
    }

    /** @return string|null as makeConfirmLink() */
    public function makeUndoLink(int $id): ?string
    {
        return $this->makeLink('undo_hash', $id, 'confirmed_at IS NOT NULL');
    }

    /** The change that a link confirms; the link stays valid. */
    public function toConfirm(#[SensitiveParameter] string $secret): ?EmailChange
    {
        return !LinkSecret::isWellFormed($secret) ? null : $this->first(
            'confirm_hash = %s AND confirmed_at IS NULL AND ended_at IS NULL AND asked_at > %s',
            LinkSecret::hash($secret),
            $this->before($this->confirmSeconds),
        );
    }

    /** The change that a link undoes; the link stays valid. */
    public function toUndo(#[SensitiveParameter] string $secret): ?EmailChange
    {
        return !LinkSecret::isWellFormed($secret) ? null : $this->first(
            'undo_hash = %s AND confirmed_at > %s AND ended_at IS NULL',
            LinkSecret::hash($secret),
            $this->before($this->undoSeconds),
        );
    }

    /** @return bool false: another request was faster */
    public function confirm(int $id): bool
    {
        return $this->db->execute(
            "UPDATE {$this->table()} SET confirmed_at = %s, confirm_hash = NULL WHERE id = %d AND confirmed_at IS NULL AND ended_at IS NULL",
            $this->now(),
            $id,
        ) === 1;
    }

    /** Ends a change and all later ones of the account. @return bool false: another request was faster */
    public function undo(EmailChange $change): bool
    {
        return $this->db->execute(
            "UPDATE {$this->table()} SET ended_at = %s WHERE id = %d AND ended_at IS NULL",
            $this->now(),
            $change->id,
        ) === 1 && $this->end('user_id = %d AND id > %d AND ended_at IS NULL', $change->userId, $change->id) >= 0;
    }

    /** @return bool whether a change was pending */
    public function cancel(int $userId): bool
    {
        return $this->end('user_id = %d AND confirmed_at IS NULL AND ended_at IS NULL', $userId) > 0;
    }

    public function forget(int $userId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE user_id = %d", $userId);
    }

    /** Deletes changes whose links have all expired. */
    public function purge(): int
    {
        return $this->db->execute(
            "DELETE FROM {$this->table()} WHERE asked_at < %s",
            $this->before($this->confirmSeconds + $this->undoSeconds),
        );
    }

    private function makeLink(string $column, int $id, string $condition): ?string
    {
        $secret = LinkSecret::make();
        $done = $this->db->execute("UPDATE {$this->table()} SET {$column} = %s WHERE id = %d AND {$condition} AND ended_at IS NULL", LinkSecret::hash($secret), $id);

        return $done === 1 ? $secret : null;
    }

    private function end(string $condition, int ...$values): int
    {
        return $this->db->execute("UPDATE {$this->table()} SET ended_at = %s WHERE {$condition}", $this->now(), ...$values);
    }

    private function first(string $condition, int|string ...$values): ?EmailChange
    {
        $row = $this->db->rows('SELECT ' . self::COLUMNS . " FROM {$this->table()} WHERE {$condition} LIMIT 1", ...$values)[0] ?? null;

        return $row === null ? null : new EmailChange(
            (int) $row['id'],
            (int) $row['user_id'],
            (string) $row['old_email'],
            (string) $row['new_email'],
            $row['session_id'] === null ? null : (int) $row['session_id'],
            (string) $row['asked_at'],
        );
    }

    private function before(int $seconds): string
    {
        return $this->clock->now()->sub(new DateInterval("PT{$seconds}S"))->format(StoredInstant::FORMAT);
    }

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }

    private function table(): string
    {
        return $this->db->table('email_changes');
    }
}
