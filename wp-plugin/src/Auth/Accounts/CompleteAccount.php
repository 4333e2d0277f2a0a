<?php

declare(strict_types=1);

namespace Passerelle\Auth\Accounts;

use Passerelle\Accounts\PersonDetails;
use Passerelle\Auth\Mails\WelcomeMail;
use Passerelle\Mail\Mails;
use SensitiveParameter;

/** Ends the registration of an account, with what is still missing, and welcomes the person. Within a transaction. */
final readonly class CompleteAccount
{
    public function __construct(private Stages $stages, private NewAccounts $accounts, private Mails $mails)
    {
    }

    /**
     * @param AccountStage $from the stage that it must be in
     * @param string|null $hash of a new password
     * @return bool false: the stage is another one, and nothing is changed
     */
    public function __invoke(int $userId, AccountStage $from, #[SensitiveParameter] ?string $hash, ?PersonDetails $person = null): bool
    {
        if (!$this->stages->complete($userId, $from)) {
            return false;
        }
        if ($person !== null) {
            $this->accounts->describe($userId, $person);
        }
        if ($hash !== null) {
            $this->accounts->setPasswordHash($userId, $hash);
        }
        $this->mails->toUser(WelcomeMail::KEY, $userId);

        return true;
    }
}
