<?php

declare(strict_types=1);

namespace Passerelle\Settings;

use Passerelle\Accounts\Interests;
use Passerelle\Accounts\Onboarding;
use Passerelle\Auth\AuthLimits;
use Passerelle\Auth\AuthModule;
use Passerelle\Auth\Passwords;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
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
    ) {
    }

    public static function build(Database $db, Transaction $transaction, Clock $clock, Config $config, Interests $interests, AuthModule $auth): self
    {
        $limits = AuthLimits::from($config);

        return new self(
            new UpdateAccount($transaction, $config->textMax('short')),
            new UpdatePreferences($interests, $transaction),
            $interests,
            new Onboarding($interests, $clock),
            new CurrentPassword(new Passwords($db), $auth->throttle, $limits->failuresPerAccount, $limits->passwordMax),
        );
    }
}
