<?php

declare(strict_types=1);

namespace Passerelle\Privacy;

use Passerelle\Accounts\PersonLanguage;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\Mails;
use Passerelle\Privacy\Mails\DeletionDone;
use RuntimeException;
use WP_User;

/** Ends an account: every record about the person goes or loses its tie, in one transaction. */
final readonly class EraseAccount
{
    /** Above every id that a database hands out, and below what JavaScript and SQLite hold exactly. */
    private const PSEUDONYMS_FROM = 2 ** 50;
    private const PSEUDONYMS_TO = 2 ** 53 - 1;

    /** @param list<PersonalRecords> $records in the order in which they end */
    public function __construct(
        private array $records,
        private DeletionPlans $plans,
        private Farewells $farewells,
        private Mails $mails,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param int $heirId who takes over what is transferred; 0: nobody
     * @return bool false: it was cancelled meanwhile
     */
    public function __invoke(int $userId, DeletionPlan $plan, int $heirId): bool
    {
        return $this->transaction->run(function () use ($userId, $plan, $heirId): bool {
            $user = get_userdata($userId);
            // Whoever takes the plan decides: a cancellation at the same moment, or this.
            if (!$user instanceof WP_User || !$this->plans->take($userId, $plan)) {
                return false;
            }
            $farewell = $this->farewells->add($user->user_email, PersonLanguage::of($userId), $user->first_name);
            $erasure = new Erasure($userId, $plan->published, $heirId, random_int(self::PSEUDONYMS_FROM, self::PSEUDONYMS_TO));
            foreach ($this->records as $records) {
                $records->erase($erasure);
            }
            $this->deleteUser($userId);
            $this->mails->addressed(DeletionDone::KEY, ['farewell' => $farewell]);

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
