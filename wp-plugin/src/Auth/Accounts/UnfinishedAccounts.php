<?php

declare(strict_types=1);

namespace Passerelle\Auth\Accounts;

use DateInterval;
use Passerelle\Auth\AuthLimits;
use Passerelle\Auth\Links\LinkPurpose;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** Deletes accounts that were never verified or completed. */
final readonly class UnfinishedAccounts
{
    private const BATCH = 200;

    public function __construct(private Stages $stages, private Database $db, private Clock $clock, private AuthLimits $limits)
    {
    }

    /** @return int accounts deleted */
    public function purge(): int
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        $before = $this->clock->now()->sub(new DateInterval("PT{$this->limits->linkSeconds(LinkPurpose::Activation)}S"));
        $removed = 0;
        foreach ($this->stages->unfinishedBefore($before->format(StoredInstant::FORMAT), self::BATCH) as $userId) {
            // WordPress deletes content with its author: accounts with content are left for staff to decide on.
            $removed += !$this->hasContent($userId) && wp_delete_user($userId) ? 1 : 0;
        }

        return $removed;
    }

    private function hasContent(int $userId): bool
    {
        return $this->db->value("SELECT ID FROM {$this->db->wpdb->posts} WHERE post_author = %d LIMIT 1", $userId) !== null;
    }
}
