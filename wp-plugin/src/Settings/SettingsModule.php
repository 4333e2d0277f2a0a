<?php

declare(strict_types=1);

namespace Passerelle\Settings;

use Passerelle\Accounts\Interests;
use Passerelle\Accounts\Onboarding;
use Passerelle\Accounts\Viewer;
use Passerelle\Auth\AuthLimits;
use Passerelle\Auth\AuthModule;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;

/** What people change of their own account. */
final readonly class SettingsModule
{
    private function __construct(
        public UpdateAccount $updateAccount,
        public UpdatePreferences $updatePreferences,
        public Interests $interests,
        public Onboarding $onboarding,
        public CurrentPassword $currentPassword,
        public ChangePassword $changePassword,
        private AuthModule $auth,
    ) {
    }

    public static function build(Transaction $transaction, Clock $clock, Config $config, Interests $interests, AuthModule $auth): self
    {
        $limits = AuthLimits::from($config);
        $onboarding = new Onboarding($interests, $clock);
        $current = new CurrentPassword($auth->passwords, $auth->throttle, $limits->failuresPerAccount, $limits->passwordMax);

        return new self(
            new UpdateAccount($transaction, $config->textMax('short')),
            new UpdatePreferences($onboarding, $transaction),
            $interests,
            $onboarding,
            $current,
            new ChangePassword($current, $auth->ways->rules, $auth->passwords, $auth->sessions, $transaction),
            $auth,
        );
    }

    /**
     * Ends every session of the person but the one that asks.
     *
     * @throws DomainError forbidden
     */
    public function endOthers(Viewer $viewer): void
    {
        $current = $this->auth->current->session();
        if ($current === null || $current->userId !== $viewer->id) {
            throw DomainError::forbidden();
        }
        foreach ($this->auth->sessions->living($viewer) as $session) {
            if ($session->id !== $current->id) {
                $this->auth->sessions->endOne($viewer, $session->id);
            }
        }
        // The session that goes on gets a new proof when it is renewed.
        $this->auth->devices->forgetAll($viewer->id);
    }
}
