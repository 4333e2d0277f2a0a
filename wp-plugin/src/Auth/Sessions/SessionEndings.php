<?php

declare(strict_types=1);

namespace Passerelle\Auth\Sessions;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Passwords\PasswordChanges;

/** Ends all sessions of a person, including WordPress's own, when their password, roles or account change. */
final readonly class SessionEndings
{
    public function __construct(private Sessions $sessions, private KnownDevices $devices)
    {
    }

    public function register(): void
    {
        PasswordChanges::listen(fn (int $userId) => $this->endEverywhere($userId, SessionEnd::PasswordChanged));
        add_action('set_user_role', $this->afterRoles(...), 10, 3);
        add_action('remove_user_role', fn (int|string $userId) => $this->sessions->endAll((int) $userId, SessionEnd::RoleLost));
        add_action('deleted_user', fn (int|string $userId) => $this->sessions->forget((int) $userId));
        foreach (['added_user_meta', 'updated_user_meta'] as $hook) {
            add_action($hook, $this->afterMeta(...), 10, 4);
        }
    }

    /** @param array<int|string, string> $before */
    private function afterRoles(int|string $userId, string $role, array $before): void
    {
        if (array_diff($before, [$role]) !== []) {
            $this->sessions->endAll((int) $userId, SessionEnd::RoleLost);
        }
    }

    private function afterMeta(mixed $metaId, int|string $userId, string $key, mixed $value): void
    {
        if ($key === AccountState::DISABLED_META && $value === '1') {
            $this->endEverywhere((int) $userId, SessionEnd::AccountDisabled);
        }
    }

    /** Also revokes the known devices. */
    private function endEverywhere(int $userId, SessionEnd $reason): void
    {
        $this->sessions->endAll($userId, $reason);
        $this->devices->forgetAll($userId);
    }
}
