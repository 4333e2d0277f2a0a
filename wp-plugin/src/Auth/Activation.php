<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Auth\Mails\WelcomeMail;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\Mails;
use SensitiveParameter;

/** Takes the link of an activation mail. It opens the account, but signs nobody in. */
final readonly class Activation
{
    public const FORM = 'activate';

    public function __construct(
        private Links $links,
        private AccountState $accounts,
        private Stages $stages,
        private DemandTokens $tokens,
        private FormThrottle $throttle,
        private Mails $mails,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param string $address IP address of the browser
     * @return string|null a demand token where a password is still to be chosen
     * @throws DomainError link_expired · rate_limited
     */
    public function __invoke(#[SensitiveParameter] string $hash, string $address): ?string
    {
        $this->throttle->count(self::FORM, $address);
        $token = $this->transaction->run(function () use ($hash): ?string {
            $userId = $this->links->use(LinkPurpose::Activation, $hash);
            $stage = $this->accounts->isDisabled($userId) ? null : $this->accounts->stageOf($userId);
            if ($stage === null) {
                throw Links::expired();
            }
            if ($stage !== AccountStage::Pending) {
                $this->stages->set($userId, AccountStage::Incomplete);

                return $this->tokens->issue($userId);
            }
            $this->stages->complete($userId, AccountStage::Pending);
            $this->mails->toUser(WelcomeMail::KEY, $userId);

            return null;
        });
        $this->throttle->forgive(self::FORM, $address);

        return $token;
    }
}
