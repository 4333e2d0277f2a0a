<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use Passerelle\Accounts\PersonDetails;
use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Accounts\NewAccounts;
use Passerelle\Auth\Recovery\RequestRecovery;
use Passerelle\Auth\Registration\CompleteRegistration;
use Passerelle\Auth\Registration\CompletionTokens;
use Passerelle\Auth\Sessions\IssuedSession;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Languages\Lang;

final class CompleteRegistrationTest extends AccountTestCase
{
    public function testInvitedPersonChoosesPasswordAndSignsIn(): void
    {
        $token = $this->token();
        self::assertSame(
            ['password: password_common', 'firstName: required', 'acceptTerms: privacy_consent_required'],
            $this->refusals(fn () => $this->complete($token, 'Password1', firstName: '', acceptsTerms: false)),
        );
        $session = $this->complete($token);
        $user = $this->person();

        self::assertSame([$user->ID, true, null, 'Awa', ['beneficiaire']], [$session->userId, $this->isAlive($session), $this->stage(), $user->first_name, $user->roles]);
        self::assertSame([self::EMAIL . ': Bienvenue sur Passerelle'], self::subjects($this->mails()));
        self::assertSame('in', $this->signingIn(self::EMAIL, self::NEW_PASSWORD));
        self::assertSame('link_expired', $this->outcome(fn () => $this->complete($token)), 'It ended with its use.');
    }

    public function testTokenIsValidForMinutesAndOnePurpose(): void
    {
        $token = $this->token();
        $access = $this->plugin->get(Sessions::class)->start($this->member()->ID, 'Firefox')->accessToken;

        self::assertNull($this->plugin->get(Sessions::class)->ofAccessToken($token));
        foreach (['', 'nonsense', $access, "{$token}x"] as $other) {
            self::assertSame('link_expired', $this->outcome(fn () => $this->complete($other)));
        }
        $this->clock->advance(15 * 60 + 61);
        self::assertSame('link_expired', $this->outcome(fn () => $this->complete($token)));
        self::assertSame(AccountStage::Incomplete, $this->stage());
    }

    public function testRecoveryLinkReplacesTheTokenUnlessTheAccountIsClosed(): void
    {
        $token = $this->token();
        ($this->plugin->get(RequestRecovery::class))(self::EMAIL, Lang::French, self::ADDRESS);
        self::assertIsString($this->activate($this->hash())->demandToken);
        update_user_meta($this->person()->ID, AccountState::DISABLED_META, '1');

        self::assertSame('link_expired', $this->outcome(fn () => $this->complete($token)));
    }

    /** Token of an account whose address is proven and that has no password. */
    private function token(): string
    {
        $accounts = $this->plugin->get(NewAccounts::class);
        self::assertNull($accounts->known(self::EMAIL));
        $userId = $accounts->create(self::EMAIL, Lang::French, AccountStage::Incomplete);

        return $this->plugin->get(CompletionTokens::class)->issue($userId);
    }

    private function complete(string $token, string $password = self::NEW_PASSWORD, string $firstName = 'Awa', bool $acceptsTerms = true): IssuedSession
    {
        $person = PersonDetails::fromInput($firstName, 'Sarr', 'SN', '');

        return ($this->plugin->get(CompleteRegistration::class))($token, $password, $password, $person, $acceptsTerms, self::ADDRESS, 'Firefox');
    }
}
