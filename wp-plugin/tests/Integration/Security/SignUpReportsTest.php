<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Security;

use Passerelle\Accounts\PersonDetails;
use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Auth\Accounts\NewAccounts;
use Passerelle\Auth\Registration\Activation;
use Passerelle\Auth\Registration\ActivationPassword;
use Passerelle\Auth\Registration\CompleteRegistration;
use Passerelle\Auth\Registration\CompletionTokens;
use Passerelle\Languages\Lang;
use Passerelle\Tests\Integration\Auth\AccountTestCase;

/** The events of a sign-up that is completed, or not. */
final class SignUpReportsTest extends AccountTestCase
{
    use ReadsSecurityLog;

    private const NETWORK = 'cb007107';

    public function testReportsCompletedSignUpAndInvalidToken(): void
    {
        $userId = $this->plugin->get(NewAccounts::class)->create(self::EMAIL, Lang::French, AccountStage::Incomplete);
        $token = $this->plugin->get(CompletionTokens::class)->issue($userId);
        $complete = fn (string $token): string => $this->outcome(fn () => ($this->plugin->get(CompleteRegistration::class))(
            $token,
            self::NEW_PASSWORD,
            self::NEW_PASSWORD,
            PersonDetails::fromInput('Awa', 'Sarr', 'SN', ''),
            true,
            self::ADDRESS,
            'Firefox',
        ));
        $this->clearLog();

        self::assertSame(['done', 'link_expired', 'link_expired'], [$complete($token), $complete($token), $complete('nonsense')]);
        $this->assertLogged([
            $this->row('registration', 'success', 'completed', $userId, self::NETWORK),
            $this->row('registration', 'refused', 'link_expired', null, self::NETWORK),
            $this->row('registration', 'refused', 'link_expired', null, self::NETWORK),
        ], 'registration');
    }

    public function testAnActivationIsReportedHoweverItEnds(): void
    {
        $this->register();
        $hash = $this->hash();
        $this->clearLog();
        $activate = fn (string $hash, string $password): string => $this->outcome(
            fn () => ($this->plugin->get(Activation::class))($hash, new ActivationPassword($password, '', false), self::ADDRESS, 'Firefox'),
        );
        self::assertSame(
            ['invalid_fields', 'done', 'link_expired'],
            [$activate($hash, 'Mallory-2026!'), $activate($hash, self::NEW_PASSWORD), $activate($hash, self::NEW_PASSWORD)],
        );

        $userId = $this->person()->ID;
        $this->assertLogged([
            $this->row('activation', 'refused', 'password_current_incorrect', $userId, self::NETWORK),
            $this->row('activation', 'success', 'signed_in', $userId, self::NETWORK),
            $this->row('mail_link', 'refused', 'activation', null, self::NETWORK),
        ]);
    }
}
