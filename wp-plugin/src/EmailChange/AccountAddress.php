<?php

declare(strict_types=1);

namespace Passerelle\EmailChange;

use Passerelle\Accounts\Viewer;
use Passerelle\Auth\AccountState;
use Passerelle\Auth\LinkPurpose;
use Passerelle\Auth\Links;
use Passerelle\Auth\NewAccounts;
use Passerelle\Auth\SessionEnd;
use Passerelle\Auth\Sessions;
use Passerelle\Kernel\Database;
use RuntimeException;
use WP_User;

/** Writes the address of an account, and ends what was tied to the former one. */
final readonly class AccountAddress
{
    /** Where WordPress's own profile page keeps an address that waits for its proof. */
    private const WORDPRESS_PENDING = '_new_email';

    public function __construct(
        private Database $db,
        private NewAccounts $accounts,
        private AccountState $state,
        private Sessions $sessions,
        private Links $links,
    ) {
    }

    /**
     * In a transaction, before anything else is read: holds the address until its end. An account whose address nobody has
     * proven gives way to whoever proves it now.
     *
     * @return bool false: the address is somebody else's
     */
    public function claim(string $email, int $userId): bool
    {
        $holder = $this->accounts->known($email);
        if ($holder === null || $holder->ID === $userId) {
            return true;
        }
        if ($this->state->stageOf($holder->ID) === null || $this->hasContent($holder->ID)) {
            return false;
        }
        require_once ABSPATH . 'wp-admin/includes/user.php';

        return wp_delete_user($holder->ID);
    }

    /** Links to choose a password, which were sent to the former address, are void. */
    public function set(int $userId, string $email): void
    {
        $done = wp_update_user(['ID' => $userId, 'user_email' => wp_slash($email)]);
        if (is_wp_error($done)) {
            throw new RuntimeException("WordPress did not keep the address: {$done->get_error_code()}");
        }
        delete_user_meta($userId, self::WORDPRESS_PENDING);
        $this->links->void(LinkPurpose::NewPassword, $userId);
    }

    /**
     * WordPress's sessions are those of the site, so they end with them.
     *
     * @param int|null $exceptId session that goes on; null: none does
     */
    public function endSessions(Viewer $viewer, ?int $exceptId): void
    {
        if ($exceptId === null) {
            $this->sessions->endAll($viewer->id, SessionEnd::EmailChanged);
        } else {
            $this->sessions->endOthers($viewer, $exceptId, SessionEnd::EmailChanged);
        }
    }

    /** Null for accounts that are closed, unfinished or gone. */
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
