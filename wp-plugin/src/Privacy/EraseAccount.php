<?php

declare(strict_types=1);

namespace Passerelle\Privacy;

use Passerelle\Kernel\Transaction;
use Passerelle\Languages\PersonLanguage;
use Passerelle\Mail\Mails;
use Passerelle\Privacy\Mails\DeletionDone;
use RuntimeException;
use WP_User;

/** Deletes an account: all personal records are deleted or anonymised in one transaction. */
final readonly class EraseAccount
{
    /** Above all ids of the database, and below the largest exact integer of JavaScript and SQLite. */
    private const PSEUDONYMS_FROM = 2 ** 50;
    private const PSEUDONYMS_TO = 2 ** 53 - 1;

    /** @param list<PersonalRecords> $records in the order of erasure */
    public function __construct(
        private array $records,
        private DeletionPlans $plans,
        private DeletionRecipients $recipients,
        private Mails $mails,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param int $heirId new owner of transferred items; 0: none
     * @return bool false: cancelled
     */
    public function __invoke(int $userId, DeletionPlan $plan, int $heirId): bool
    {
        return $this->transaction->run(function () use ($userId, $plan, $heirId): bool {
            $user = get_userdata($userId);
            // Either a simultaneous cancellation takes the plan, or this.
            if (!$user instanceof WP_User || !$this->plans->take($userId, $plan)) {
                return false;
            }
            $recipientId = $this->recipients->add($user->user_email, PersonLanguage::of($userId), $user->first_name);
            $erasure = new Erasure($userId, $plan->published, $heirId, random_int(self::PSEUDONYMS_FROM, self::PSEUDONYMS_TO));
            foreach ($this->records as $records) {
                $records->erase($erasure);
            }
            $this->deleteUser($userId);
            $this->mails->addressed(DeletionDone::KEY, ['farewell' => $recipientId]);

            return true;
        });
    }

    private function deleteUser(int $userId): void
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
