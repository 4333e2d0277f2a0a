<?php

declare(strict_types=1);

namespace Passerelle\Auth\Accounts;

use Passerelle\Kernel\Composition\Priority;
use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Module;
use Passerelle\Rights\ViewerFactory;
use WP_User;

/**
 * Logs new and deleted accounts, changes of their address and of their roles and capabilities in the audit log, whoever makes them
 * and by whatever means. Lines name the account by its pseudonym and contain no address.
 */
#[Priority(90)]
final class AccountAudit implements Module
{
    /** Action with the id of an account whose erasure has a line of its own, before WordPress reports the deletion. */
    public const ERASED = 'passerelle_account_erased';

    private const LAST = PHP_INT_MAX;
    private const CREATED = 'account_create';
    private const DELETED = 'account_delete';
    private const EMAIL = 'account_email';
    private const RIGHTS = 'account_rights';

    /** Login of the account that WordPress is creating; its first roles belong to the line of its creation. */
    private string $creating = '';

    /** @var array<int, true> accounts that WordPress is deleting; the end of their rights belongs to the line of the deletion */
    private array $deleting = [];

    /** @var array<int, true> accounts whose deletion is part of an erasure */
    private array $erased = [];

    /** @var array<int, list<string>> by account: its rights before a change that is not yet complete */
    private array $before = [];

    public function __construct(private readonly AuditLog $log, private readonly ViewerFactory $viewers, private readonly Database $db)
    {
    }

    public function register(): void
    {
        add_filter('wp_pre_insert_user_data', $this->beforeInsert(...), self::LAST, 2);
        add_action('user_register', $this->afterInsert(...), self::LAST);
        add_action('profile_update', $this->afterUpdate(...), 10, 2);
        foreach (['delete_user', 'wpmu_delete_user'] as $hook) {
            add_action($hook, function (int|string $userId): void {
                $this->deleting[(int) $userId] = true;
            });
        }
        add_action(self::ERASED, function (int $userId): void {
            $this->erased[$userId] = true;
        });
        add_action('deleted_user', $this->afterDeletion(...), 10, 3);
        foreach (['update_user_meta', 'delete_user_meta'] as $hook) {
            add_action($hook, $this->beforeMeta(...), 10, 3);
        }
        foreach (['added_user_meta', 'updated_user_meta', 'deleted_user_meta'] as $hook) {
            add_action($hook, $this->afterMeta(...), 10, 3);
        }
        add_action('granted_super_admin', fn (int|string $userId) => $this->record(self::RIGHTS, (int) $userId, '>network'));
        add_action('revoked_super_admin', fn (int|string $userId) => $this->record(self::RIGHTS, (int) $userId, 'network>'));
    }

    private function beforeInsert(mixed $data, bool $isUpdate): mixed
    {
        if (!$isUpdate && is_array($data) && is_string($data['user_login'] ?? null)) {
            $this->creating = $data['user_login'];
        }

        return $data;
    }

    private function afterInsert(int|string $userId): void
    {
        $this->creating = '';
        $this->record(self::CREATED, (int) $userId, '>' . implode(',', $this->rights((int) $userId)));
    }

    private function afterUpdate(int|string $userId, WP_User $before): void
    {
        $user = get_userdata((int) $userId);
        // WordPress slashes the former address.
        if ($user !== false && !in_array($user->user_email, [$before->user_email, wp_unslash($before->user_email)], true)) {
            $this->record(self::EMAIL, $user->ID, '', ['email']);
        }
    }

    private function afterDeletion(int|string $userId, mixed $heir, mixed $user = null): void
    {
        $isErased = isset($this->erased[(int) $userId]);
        unset($this->deleting[(int) $userId], $this->erased[(int) $userId]);
        if ($isErased) {
            return;
        }
        $roles = $user instanceof WP_User ? implode(',', array_values($user->roles)) : '';
        $this->record(self::DELETED, (int) $userId, "{$roles}>");
    }

    /** @param mixed $metaIds one id, or several */
    private function beforeMeta(mixed $metaIds, int|string $userId, string $key): void
    {
        if ($this->hasRights($key)) {
            $this->before[(int) $userId] = $this->rights((int) $userId);
        }
    }

    /** @param mixed $metaIds one id, or several */
    private function afterMeta(mixed $metaIds, int|string $userId, string $key): void
    {
        if (!$this->hasRights($key)) {
            return;
        }
        $before = $this->before[(int) $userId] ?? [];
        unset($this->before[(int) $userId]);
        $after = $this->rights((int) $userId);
        if ($before !== $after && !$this->isPartOfMore((int) $userId)) {
            $this->record(self::RIGHTS, (int) $userId, implode(',', $before) . '>' . implode(',', $after), ['roles']);
        }
    }

    private function isPartOfMore(int $userId): bool
    {
        $user = $this->creating === '' ? false : get_userdata($userId);

        return isset($this->deleting[$userId]) || ($user !== false && $user->user_login === $this->creating);
    }

    private function hasRights(string $key): bool
    {
        return preg_match('/^' . preg_quote($this->db->wpdb->base_prefix, '/') . '(\d+_)?capabilities$/D', $key) === 1;
    }

    /** @return list<string> stored roles and capabilities; "-name" is one that is denied */
    private function rights(int $userId): array
    {
        $stored = get_user_meta($userId, $this->db->wpdb->get_blog_prefix() . 'capabilities', true);
        $rights = [];
        foreach (is_array($stored) ? $stored : [] as $name => $isGranted) {
            $rights[] = ($isGranted ? '' : '-') . $name;
        }
        sort($rights);

        return $rights;
    }

    /**
     * @param string $rights before>after
     * @param list<string> $fields
     */
    private function record(string $action, int $accountId, string $rights, array $fields = []): void
    {
        $actor = $this->viewers->current();
        $this->log->record(new AuditEntry($actor->id, $actor->roles, 0, 0, $action, '', '', $fields, $rights, $accountId));
    }
}
