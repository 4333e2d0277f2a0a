<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Accounts;

use Passerelle\Accounts\Interests;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\Migration;

/** Subscribes the accounts whose subscription was a value of the account before. */
final readonly class CarryOver implements Migration
{
    public const META = 'passerelle_newsletter';

    public function __construct(private AccountSubscriptions $accounts, private Interests $interests)
    {
    }

    public function id(): string
    {
        return 'newsletter.002_accounts';
    }

    public function up(Database $db): void
    {
        $ids = $db->ids("SELECT user_id FROM {$db->wpdb->usermeta} WHERE meta_key = %s AND meta_value = '1' ORDER BY user_id", self::META);
        foreach ($ids as $userId) {
            $this->accounts->subscribe($userId, $this->interests->of($userId));
            delete_user_meta($userId, self::META);
        }
    }
}
