<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use Passerelle\Accounts\PersonDetails;
use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Accounts\NewAccounts;
use Passerelle\Auth\Links\LinkPurpose;
use Passerelle\Auth\Links\Links;
use Passerelle\Auth\Registration\Activation;
use Passerelle\Auth\Registration\ActivationLinks;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Languages\Lang;

/** An activation link opens an account only together with the password of the sign-up, or with a new one. */
final class ActivationTest extends AccountTestCase
{
    private const OTHER = 'Un-Autre-Pont-2026';

    public function testPasswordOfTheSignUpActivatesTheAccountAndSignsIn(): void
    {
        $this->register();
        $hash = $this->hash();
        self::assertTrue($this->plugin->get(ActivationLinks::class)->hasPassword($hash));

        $activated = $this->activate($hash, self::NEW_PASSWORD);

        self::assertNull($activated->demandToken);
        self::assertSame($this->person()->ID, $activated->session?->userId);
        self::assertNotNull($this->plugin->get(Sessions::class)->ofAccessToken($activated->session->accessToken));
        self::assertNull($this->stage());
        self::assertNull($this->plugin->get(ActivationLinks::class)->hasPassword($hash));
        self::assertSame('link_expired', $this->outcome(fn () => $this->activate($hash, self::NEW_PASSWORD)));
        self::assertSame([self::EMAIL . ': Bienvenue sur Passerelle'], self::subjects($this->mails()));
    }

    public function testWrongPasswordDoesNotConsumeTheLink(): void
    {
        $this->register();
        $hash = $this->hash();
        $refused = fn (string $password, ?string $confirmation = null): array => $this->refusals(fn () => $this->activate($hash, $password, $confirmation));

        self::assertSame(['password: required'], $refused(''));
        self::assertSame(['password: password_current_incorrect'], $refused(self::OTHER));
        self::assertSame(['password: password_current_incorrect'], $refused(self::NEW_PASSWORD . str_repeat('x', 200)));
        self::assertSame(['password: password_common'], $refused('Passerelle1', 'Passerelle1'));
        self::assertSame(['password: password_contains_email'], $refused('Awa.Sarr-2026', 'Awa.Sarr-2026'));
        self::assertSame(['passwordConfirm: password_mismatch'], $refused(self::OTHER, 'x'));
        self::assertSame(AccountStage::Pending, $this->stage());
        self::assertSame([], $this->mails());
        self::assertNotNull($this->activate($hash, self::NEW_PASSWORD)->session);
    }

    public function testRegistrationWithForeignAddressGivesNoAccess(): void
    {
        $this->register(['password' => 'Mallory-2026!', 'firstName' => 'Mallory']);
        $hash = $this->hash();

        $session = $this->activate($hash, self::OTHER, self::OTHER)->session;

        self::assertSame($this->person()->ID, $session?->userId);
        self::assertSame(
            ['invalid_credentials', 'in'],
            [$this->signingIn(self::EMAIL, 'Mallory-2026!'), $this->signingIn(self::EMAIL, self::OTHER)],
        );
        self::assertStringStartsWith('$argon2id$', $this->person()->user_pass);
        self::assertSame([self::EMAIL . ': Bienvenue sur Passerelle'], self::subjects($this->mails()));
    }

    public function testGuessingThePasswordOfALinkIsThrottledAndChoosingANewOneIsNot(): void
    {
        $this->register();
        $hash = $this->hash();
        $try = fn (string $password, int $number): string => $this->outcome(fn () => $this->activate($hash, $password, address: "198.51.100.{$number}"));
        for ($number = 1; $number <= 10; $number++) {
            self::assertSame('invalid_fields', $try("Wrong-{$number}", $number));
        }

        self::assertSame('rate_limited 900', $try(self::NEW_PASSWORD, 11));
        self::assertNotNull($this->activate($hash, self::OTHER, self::OTHER)->session);
    }

    public function testFailedSignInsOfOthersDoNotKeepTheOwnerFromActivating(): void
    {
        $this->register();
        $hash = $this->hash();
        for ($number = 1; $number <= 11; $number++) {
            $this->signingIn(self::EMAIL, 'Guessing-1');
        }

        self::assertNotNull($this->activate($hash, self::NEW_PASSWORD)->session);
    }

    public function testReturnsDemandTokenToInvitedPeopleAndRejectsClosedAccount(): void
    {
        $accounts = $this->plugin->get(NewAccounts::class);
        foreach (['invited@example.test' => AccountStage::Invited, 'closed@example.test' => AccountStage::Pending] as $email => $stage) {
            $accounts->known($email);
            $accounts->describe($accounts->create($email, Lang::French, $stage), PersonDetails::fromInput('Awa', 'Sarr', 'SN', ''));
        }
        $link = fn (string $email): string => $this->plugin->get(Links::class)->make(LinkPurpose::Activation, $this->person($email)->ID);
        [$invited, $closed] = [$link('invited@example.test'), $link('closed@example.test')];
        update_user_meta($this->person('closed@example.test')->ID, AccountState::DISABLED_META, '1');

        self::assertSame([false, null], [$this->plugin->get(ActivationLinks::class)->hasPassword($invited), $this->plugin->get(ActivationLinks::class)->hasPassword($closed)]);
        self::assertSame('link_expired', $this->outcome(fn () => $this->activate($closed, self::OTHER, self::OTHER)));
        $activated = $this->activate($invited);
        self::assertSame([null, AccountStage::Incomplete], [$activated->session, $this->stage('invited@example.test')]);
        self::assertIsString($activated->demandToken);
    }
}
