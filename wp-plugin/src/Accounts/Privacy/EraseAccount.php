<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy;

use Closure;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Kernel\Composition\From;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Kernel\Transaction;
use RuntimeException;
use WP_User;

/** Deletes an account: all personal records are deleted or anonymised in one transaction. */
final class EraseAccount
{
    /** Above all ids of the database, and below the largest exact integer of JavaScript and SQLite. */
    private const PSEUDONYMS_FROM = 2 ** 50;
    private const PSEUDONYMS_TO = 2 ** 53 - 1;

    /** @var list<int> accounts that are being erased: their deletion by WordPress is part of it */
    private static array $ongoing = [];

    /** @param list<PersonalRecords> $records in the order of erasure */
    public function __construct(
        #[From(RecordKinds::class, 'all')] private readonly array $records,
        private readonly DeletionPlans $plans,
        private readonly LastOwners $owners,
        private readonly AccountState $state,
        private readonly ErasureReport $report,
        private readonly Transaction $transaction,
    ) {
    }

    public static function isOngoing(int $userId): bool
    {
        return in_array($userId, self::$ongoing, true);
    }

    /**
     * Executes a scheduled deletion.
     *
     * @param int $heirId new owner of transferred items; 0: none
     * @return bool false: cancelled
     * @throws DomainError structure_transfer_first
     */
    public function __invoke(int $userId, DeletionPlan $plan, int $heirId): bool
    {
        return $this->run($userId, new ErasureOrder(ErasureWay::Own, $plan->published, $heirId), function () use ($userId, $plan): bool {
            // Either a simultaneous cancellation takes the plan, or this.
            return $this->plans->take($userId, $plan);
        }, self::deleteUser(...));
    }

    /**
     * At once, whether or not the person has scheduled a deletion.
     *
     * @param Closure(int): void|null $delete deletes the row of the account; null: WordPress's function
     * @return bool false: there is no such account
     * @throws DomainError structure_transfer_first
     */
    public function atOnce(int $userId, ErasureOrder $order, ?Closure $delete = null): bool
    {
        return $this->run($userId, $order, static fn (): bool => true, $delete ?? self::deleteUser(...));
    }

    /** Parameters for the records of an account. */
    public function erasure(int $userId, ErasureOrder $order): Erasure
    {
        $user = get_userdata($userId);
        $isProven = $order->way === ErasureWay::Request || $this->state->stageOf($userId)?->isUnproven() !== true;

        return new Erasure(
            $userId,
            $order->published,
            $order->published === PublishedItems::Transfer ? $order->heirId : 0,
            random_int(self::PSEUDONYMS_FROM, self::PSEUDONYMS_TO),
            $isProven && $user instanceof WP_User ? EmailAddress::normalise($user->user_email) : '',
            $order->way,
        );
    }

    /**
     * @param Closure(): bool $begin false: nothing is erased
     * @param Closure(int): void $delete
     */
    private function run(int $userId, ErasureOrder $order, Closure $begin, Closure $delete): bool
    {
        // Before the transaction, whose first reading of members must wait for others that change them.
        $groups = $this->owners->groupsOf($userId);
        self::$ongoing[] = $userId;
        try {
            return $this->transaction->run(function () use ($userId, $order, $begin, $delete, $groups): bool {
                $this->plans->lock($userId);
                $this->owners->lock($groups, $userId);
                $user = get_userdata($userId);
                if (!$user instanceof WP_User || !$begin()) {
                    return false;
                }
                $erasure = $this->erasure($userId, $order);
                $recipientId = $this->report->begin($user, $order, $erasure);
                foreach ($this->records as $records) {
                    $records->erase($erasure);
                }
                $delete($userId);
                $this->report->end($recipientId);

                return true;
            });
        } finally {
            self::$ongoing = array_values(array_diff(self::$ongoing, [$userId]));
        }
    }

    private static function deleteUser(int $userId): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        if (is_multisite()) {
            require_once ABSPATH . 'wp-admin/includes/ms.php';
        }
        $done = is_multisite() ? wpmu_delete_user($userId) : wp_delete_user($userId);
        if (!$done) {
            throw new RuntimeException('WordPress did not delete an account.');
        }
    }
}
