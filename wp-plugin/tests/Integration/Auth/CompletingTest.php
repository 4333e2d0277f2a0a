<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use Passerelle\Accounts\PersonDetails;
use Passerelle\Auth\AccountStage;
use Passerelle\Auth\AccountState;
use Passerelle\Auth\IssuedSession;
use Passerelle\Languages\Lang;

final class CompletingTest extends AccountTestCase
{
    public function testWhoWasInvitedChoosesAPasswordAndIsIn(): void
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

    public function testATokenLivesForMinutesAndOpensNothingElse(): void
    {
        $token = $this->token();
        $access = $this->auth->sessions->start($this->member()->ID, 'Firefox')->accessToken;

        self::assertNull($this->auth->sessions->ofAccessToken($token));
        foreach (['', 'nonsense', $access, "{$token}x"] as $other) {
            self::assertSame('link_expired', $this->outcome(fn () => $this->complete($other)));
        }
        $this->clock->advance(15 * 60 + 61);
        self::assertSame('link_expired', $this->outcome(fn () => $this->complete($token)));
        self::assertSame(AccountStage::Incomplete, $this->stage());
    }

    public function testWhoComesTooLateOrIsClosedOutGetsAnotherLinkOrNone(): void
    {
        $token = $this->token();
        $this->auth->ways->recovery->ask(self::EMAIL, Lang::French, self::ADDRESS);
        self::assertIsString($this->activate($this->hash())->demandToken);
        update_user_meta($this->person()->ID, AccountState::DISABLED_META, '1');

        self::assertSame('link_expired', $this->outcome(fn () => $this->complete($token)));
    }

    /** Of an account whose address is proven and that has no password. */
    private function token(): string
    {
        $accounts = $this->auth->ways->newAccounts;
        self::assertNull($accounts->known(self::EMAIL));
        $userId = $accounts->create(self::EMAIL, Lang::French, AccountStage::Incomplete);

        return $this->auth->ways->demandTokens->issue($userId);
    }

    private function complete(string $token, string $password = self::NEW_PASSWORD, string $firstName = 'Awa', bool $acceptsTerms = true): IssuedSession
    {
        $person = PersonDetails::given($firstName, 'Sarr', 'SN', '');

        return ($this->auth->ways->completing)($token, $password, $password, $person, $acceptsTerms, self::ADDRESS, 'Firefox');
    }
}
