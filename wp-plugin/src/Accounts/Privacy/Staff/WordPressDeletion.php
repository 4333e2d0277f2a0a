<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Staff;

use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Module;
use Passerelle\Accounts\Privacy\EraseAccount;
use Passerelle\Accounts\Privacy\ErasureOrder;
use Passerelle\Accounts\Privacy\Records\Structures;
use Passerelle\Security\SecurityEvent;
use WP_User;

/**
 * Accounts that WordPress deletes (users.php, WP-CLI, REST, other plugins) are erased as by their owners: at once, and with the
 * choice made there for what is published. The row of the account goes in the same transaction; what WordPress does afterwards
 * finds nothing any more.
 */
final readonly class WordPressDeletion implements Module
{
    /** Before other parts do anything about the deletion. */
    private const FIRST = 1;
    /** When the other parts have read what they need. */
    private const LAST = PHP_INT_MAX;
    private const CAPABILITIES = ['delete_user', 'remove_user'];

    public function __construct(private ErasureRights $rights, private EraseAccount $erase, private Structures $structures, private Database $db)
    {
    }

    public function register(): void
    {
        add_filter('map_meta_cap', $this->protectOwners(...), 10, 4);
        add_action('delete_user', fn (int|string $userId, mixed $heirId = null) => $this->check((int) $userId, $heirId), self::FIRST, 2);
        add_action('delete_user', fn (int|string $userId, mixed $heirId = null) => $this->erase((int) $userId, $heirId, !is_multisite()), self::LAST, 2);
        add_action('wpmu_delete_user', fn (int|string $userId) => $this->check((int) $userId, null), self::FIRST);
        add_action('wpmu_delete_user', fn (int|string $userId) => $this->erase((int) $userId, null, true), self::LAST);
        add_action('remove_user_from_blog', $this->beforeRemoval(...), self::FIRST, 3);
    }

    /** The reason for which WordPress may not delete an account in this way, as a text; null: it may. */
    public function refusal(int $userId, mixed $heirId = null): ?string
    {
        $refusal = $this->refusalOf($userId, $heirId);

        return $refusal === null ? null : $this->rights->explain($refusal, $userId);
    }

    /**
     * @param list<string> $required
     * @param array<int, mixed> $arguments the other user's id first
     * @return list<string>
     */
    private function protectOwners(array $required, string $capability, int $userId, array $arguments): array
    {
        $otherId = is_numeric($arguments[0] ?? null) ? (int) $arguments[0] : 0;
        $isAsked = in_array($capability, self::CAPABILITIES, true) && $otherId !== 0;

        return $isAsked && $this->structures->onlyOwnedBy($otherId) !== [] ? ['do_not_allow'] : $required;
    }

    private function refusalOf(int $userId, mixed $heirId): ?ErasureRefusal
    {
        $isHeir = $heirId === null || (is_numeric($heirId) && $this->rights->isHeir((int) $heirId, $userId));

        return $this->rights->refusal($userId) ?? ($isHeir ? null : ErasureRefusal::NoHeir);
    }

    private function check(int $userId, mixed $heirId): void
    {
        if (EraseAccount::isOngoing($userId)) {
            return;
        }
        $refusal = $this->refusalOf($userId, $heirId);
        if ($refusal !== null) {
            $this->stop($refusal, $userId);
        }
    }

    /** @param bool $isWhole false: the account stays, in other sites of the network */
    private function erase(int $userId, mixed $heirId, bool $isWhole): void
    {
        if (EraseAccount::isOngoing($userId)) {
            return;
        }
        try {
            $this->erase->atOnce($userId, ErasureOrder::ofDeletion($heirId, $isWhole), $isWhole ? $this->deleteRow(...) : static fn () => null);
        } catch (DomainError $error) {
            if ($error->errorCode !== 'structure_transfer_first') {
                throw $error;
            }
            // Another owner left at the same moment.
            $this->stop(ErasureRefusal::OnlyOwner, $userId);
        }
    }

    /** On a network, the screen that deletes an account hands its posts of each site over before. */
    private function beforeRemoval(int|string $userId, int|string $siteId, mixed $heirId = 0): void
    {
        $isOfThisSite = is_multisite() && (int) $siteId === get_current_blog_id();
        if ($isOfThisSite && is_numeric($heirId) && (int) $heirId !== 0) {
            $this->check((int) $userId, $heirId);
            $this->erase((int) $userId, $heirId, false);
        }
    }

    /** Deletes the row and its meta as WordPress does, whose event "deleted_user" follows. */
    private function deleteRow(int $userId): void
    {
        $user = new WP_User($userId);
        foreach ($this->db->ids("SELECT umeta_id FROM {$this->db->wpdb->usermeta} WHERE user_id = %d", $userId) as $metaId) {
            delete_metadata_by_mid('user', $metaId);
        }
        $this->db->execute("DELETE FROM {$this->db->wpdb->users} WHERE ID = %d", $userId);
        clean_user_cache($user);
    }

    private function stop(ErasureRefusal $refusal, int $userId): never
    {
        SecurityEvent::AccountClosing->refused($refusal->value, account: $userId, actor: get_current_user_id());
        $status = $refusal->status();
        // phpcs:ignore WordPress.Security.EscapeOutput -- a status
        wp_die(esc_html($this->rights->explain($refusal, $userId)), '', ['response' => $status]);
    }
}
