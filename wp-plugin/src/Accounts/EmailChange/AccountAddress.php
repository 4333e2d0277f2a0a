<?php

declare(strict_types=1);

namespace Passerelle\Accounts\EmailChange;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Accounts\NewAccounts;
use Passerelle\Auth\Links\LinkPurpose;
use Passerelle\Auth\Links\Links;
use Passerelle\Auth\Sessions\SessionEnd;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Kernel\Database;
use Passerelle\Rights\ViewerFactory;
use RuntimeException;
use WP_User;

/** Changes the address of an account, and voids links and sessions of the former one. */
final class AccountAddress
{
    /** Meta key with which WordPress's profile screen stores an unverified address. */
    private const WORDPRESS_PENDING = '_new_email';

    private static bool $isSetting = false;

    public function __construct(
        private readonly Database $db,
        private readonly AccountState $state,
        private readonly NewAccounts $newAccounts,
        private readonly Links $links,
        private readonly Sessions $sessions,
        private readonly ViewerFactory $viewers,
    ) {
    }

    /**
     * Within a transaction and before all reads: locks the address until its end. Deletes an unverified account with the address.
     *
     * @return bool false: another account has the address
     */
    public function claim(string $email, int $userId): bool
    {
        $holder = $this->newAccounts->known($email);
        if ($holder === null || $holder->ID === $userId) {
            return true;
        }
        if ($this->state->stageOf($holder->ID) === null || $this->hasContent($holder->ID)) {
            return false;
        }
        require_once ABSPATH . 'wp-admin/includes/user.php';

        return wp_delete_user($holder->ID);
    }

    /** Also voids password links that were sent to the former address. */
    public function set(int $userId, string $email): void
    {
        self::$isSetting = true;
        try {
            $done = wp_update_user(['ID' => $userId, 'user_email' => wp_slash($email)]);
        } finally {
            self::$isSetting = false;
        }
        if (is_wp_error($done)) {
            throw new RuntimeException("WordPress did not keep the address: {$done->get_error_code()}");
        }
        delete_user_meta($userId, self::WORDPRESS_PENDING);
        $this->voidLinks($userId);
    }

    /** Whether the change that WordPress reports is that of set(). */
    public static function isSetting(): bool
    {
        return self::$isSetting;
    }

    /** Voids password links that were sent to the former address. */
    public function voidLinks(int $userId): void
    {
        $this->links->void(LinkPurpose::NewPassword, $userId);
    }

    /**
     * WordPress's sessions are those of the site, so they end with them.
     *
     * @param int|null $exceptId session to keep; null: none
     */
    public function endSessions(int $userId, ?int $exceptId): void
    {
        if ($exceptId === null) {
            $this->sessions->endAll($userId, SessionEnd::EmailChanged);
        } else {
            $this->sessions->endOthers($this->viewers->of($userId), $exceptId, SessionEnd::EmailChanged);
        }
    }

    /** Null for accounts that are closed, incomplete or deleted. */
    public function usable(int $userId): ?WP_User
    {
        $user = get_userdata($userId);

        return $user instanceof WP_User && $this->state->isUsable($userId) ? $user : null;
    }

    private function hasContent(int $userId): bool
    {
        return $this->db->value("SELECT ID FROM {$this->db->wpdb->posts} WHERE post_author = %d LIMIT 1", $userId) !== null;
    }
}
