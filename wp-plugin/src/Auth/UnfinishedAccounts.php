<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use DateInterval;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;

/** Removes accounts whose address nobody has proven, or that were never completed. */
final readonly class UnfinishedAccounts
{
    private const BATCH = 200;

    public function __construct(private Stages $stages, private Database $db, private Clock $clock, private AuthLimits $limits)
    {
    }

    /** @return int accounts removed */
    public function purge(): int
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        $before = $this->clock->now()->sub(new DateInterval("PT{$this->limits->linkSeconds(LinkPurpose::Activation)}S"));
        $removed = 0;
        foreach ($this->stages->unfinishedBefore($before->format('Y-m-d H:i:s'), self::BATCH) as $userId) {
            // Content goes with its author in WordPress: an account that somehow has some is for people to decide on.
            $removed += !$this->hasContent($userId) && wp_delete_user($userId) ? 1 : 0;
        }

        return $removed;
    }

    private function hasContent(int $userId): bool
    {
        return $this->db->value("SELECT ID FROM {$this->db->wpdb->posts} WHERE post_author = %d LIMIT 1", $userId) !== null;
    }
}
