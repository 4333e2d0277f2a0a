<?php

declare(strict_types=1);

namespace Passerelle\Auth\Accounts;

use Passerelle\Auth\Passwords\PasswordChanges;
use Passerelle\Rights\Role;
use Passerelle\Security\SecurityEvent;
use WP_User;

/** Logs all changes of accounts to the security log, including those made by WordPress's own screens. */
final readonly class AccountEvents
{
    private const REMOVED = 'removed_';
    private const ADDED = 'added_';

    public function register(): void
    {
        PasswordChanges::listen(static fn (int $userId) => self::changed(SecurityEvent::PasswordChange, $userId));
        add_action('profile_update', self::afterUpdate(...), 10, 2);
        add_action('add_user_role', self::afterRoleAdded(...), 10, 2);
        add_action('remove_user_role', static fn (int|string $userId, string $role) => self::changed(SecurityEvent::RoleChange, (int) $userId, self::REMOVED . $role), 10, 2);
        add_action('deleted_user', static fn (int|string $userId) => self::changed(SecurityEvent::AccountClosing, (int) $userId, 'deleted'));
        foreach (['added_user_meta', 'updated_user_meta'] as $hook) {
            add_action($hook, self::afterMeta(...), 10, 4);
        }
        add_action('admin_page_access_denied', static fn () => SecurityEvent::RightsDenied->refused('admin_page'));
        add_action('deleted_user_meta', self::afterMetaRemoved(...), 10, 3);
    }

    private static function afterUpdate(int|string $userId, WP_User $before): void
    {
        $user = get_userdata((int) $userId);
        if (!$user instanceof WP_User) {
            return;
        }
        if ($user->user_email !== $before->user_email) {
            self::changed(SecurityEvent::EmailChange, $user->ID, 'changed');
        }
    }

    /** The default role of a new account is not logged. */
    private static function afterRoleAdded(int|string $userId, string $role): void
    {
        if ($role !== Role::DEFAULT->value) {
            self::changed(SecurityEvent::RoleChange, (int) $userId, self::ADDED . $role);
        }
    }

    private static function afterMeta(mixed $metaId, int|string $userId, string $key, mixed $value): void
    {
        if ($key === AccountState::DISABLED_META && $value === '1') {
            self::changed(SecurityEvent::AccountState, (int) $userId, 'disabled');
        }
    }

    /** @param array<int|string, mixed> $metaIds */
    private static function afterMetaRemoved(array $metaIds, int|string $userId, string $key): void
    {
        if ($key === AccountState::DISABLED_META) {
            self::changed(SecurityEvent::AccountState, (int) $userId, 'enabled');
        }
    }

    private static function changed(SecurityEvent $event, int $userId, string $reason = ''): void
    {
        $actor = get_current_user_id();
        $event->succeeded($reason, account: $userId, actor: $actor === $userId ? null : $actor);
    }
}
