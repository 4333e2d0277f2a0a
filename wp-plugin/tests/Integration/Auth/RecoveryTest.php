<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Links\LinkPurpose;
use Passerelle\Auth\Links\Links;
use Passerelle\Auth\Recovery\NewPasswordLinks;
use Passerelle\Auth\Recovery\RequestRecovery;
use Passerelle\Auth\Recovery\ResetPassword;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Languages\Lang;
use WP_User;

final class RecoveryTest extends AccountTestCase
{
    public function testNewPasswordEndsAllSessionsAndSendsMail(): void
    {
        $member = $this->member();
        $session = $this->plugin->get(Sessions::class)->start($member->ID, 'Firefox');
        $hash = $this->asking($member->user_email);
        self::assertTrue($this->isAlive($session), 'Asking changes nothing.');
        self::assertSame('done', $this->resetting($hash));

        self::assertSame([false, 'password_changed'], [$this->isAlive($session), $this->reasonOf($session->sessionId)]);
        self::assertSame(
            ['in', 'invalid_credentials'],
            [$this->signingIn($member->user_email, self::NEW_PASSWORD), $this->signingIn($member->user_email, self::PASSWORD)],
        );
        self::assertSame(["{$member->user_email}: Votre mot de passe a été modifié"], self::subjects($this->mails()));
        wp_cache_flush();
        self::assertStringStartsWith('$argon2id$', (new WP_User($member->ID))->user_pass);
        self::assertSame('link_expired', $this->resetting($hash), 'It was good once.');
    }

    public function testKnownAndUnknownAddressesGetTheSameResponseWithTheSameWork(): void
    {
        $member = $this->member();
        $work = array_map(
            fn (string $email): int => $this->countQueries(fn () => ($this->plugin->get(RequestRecovery::class))($email, Lang::French, self::ADDRESS)),
            ['nobody@example.test', $member->user_email, strtoupper($member->user_email)],
        );

        self::assertSame([$work[0], $work[0], $work[0]], $work);
        self::assertSame(
            array_fill(0, 2, "{$member->user_email}: Choisissez un nouveau mot de passe"),
            self::subjects($this->mails()),
        );
        self::assertSame(['email: invalid_email'], $this->refusals(fn () => ($this->plugin->get(RequestRecovery::class))('nobody', Lang::French, self::ADDRESS)));
    }

    public function testLinkIsValidForThirtyMinutesAndVoidedByNewerOne(): void
    {
        $member = $this->member();
        $first = $this->asking($member->user_email);
        $second = $this->asking($member->user_email);
        self::assertSame('link_expired', $this->resetting($first));
        $this->clock->advance(1800);
        self::assertSame('link_expired', $this->resetting($second));
        $third = $this->asking($member->user_email);
        $this->clock->advance(1799);

        self::assertSame('done', $this->resetting($third));
    }

    public function testLookingAtALinkLeavesItValid(): void
    {
        $member = $this->member();
        $voided = $this->asking($member->user_email);
        $hash = $this->asking($member->user_email);
        $activation = $this->plugin->get(Links::class)->make(LinkPurpose::Activation, $member->ID);

        self::assertSame(
            [true, true, false, false, false],
            array_map($this->isUsable(...), [$hash, $hash, $voided, $activation, str_repeat('x', 43)]),
        );
        self::assertSame('done', $this->resetting($hash));
        self::assertSame(false, $this->isUsable($hash), 'It was used.');
        $this->mails();

        $late = $this->asking($member->user_email);
        $this->clock->advance(1799);
        self::assertSame(true, $this->isUsable($late));
        $this->clock->advance(1);
        self::assertSame(false, $this->isUsable($late));

        $closed = $this->member();
        $hash = $this->asking($closed->user_email);
        update_user_meta($closed->ID, AccountState::DISABLED_META, '1');
        self::assertSame(false, $this->isUsable($hash));
    }

    public function testLookingAtInvalidLinksIsThrottledApartFromTheForm(): void
    {
        $hash = $this->asking($this->member()->user_email);
        array_map($this->isUsable(...), array_fill(0, 30, $hash));
        $dead = array_map(fn (): string => $this->outcome(fn () => $this->isUsable(str_repeat('x', 43))), range(1, 21));

        self::assertSame([...array_fill(0, 20, 'done'), 'rate_limited 3600'], $dead);
        self::assertSame('rate_limited 3600', $this->outcome(fn () => $this->isUsable($hash)), 'Valid and invalid ones alike.');
        self::assertSame('done', $this->resetting($hash));
    }

    public function testRejectedPasswordDoesNotConsumeTheLink(): void
    {
        $member = $this->member();
        $hash = $this->asking($member->user_email);

        self::assertSame(
            ['password: password_contains_email', 'passwordConfirm: password_mismatch'],
            $this->refusals(fn () => ($this->plugin->get(ResetPassword::class))($hash, "A1 {$member->user_email}", 'other', self::ADDRESS)),
        );
        self::assertSame('done', $this->resetting($hash));
    }

    public function testALinkIsVoidOnceThePasswordIsChangedOrTheAccountClosed(): void
    {
        $changed = $this->member();
        $hash = $this->asking($changed->user_email);
        wp_set_password('Another-2026!', $changed->ID);
        self::assertSame('link_expired', $this->resetting($hash));
        $this->mails();
        $closed = $this->member();
        $hash = $this->asking($closed->user_email);
        update_user_meta($closed->ID, AccountState::DISABLED_META, '1');
        self::assertSame('link_expired', $this->resetting($hash));
    }

    public function testAnUnfinishedAccountGetsItsActivationAgain(): void
    {
        $this->register();
        $this->mails();
        ($this->plugin->get(RequestRecovery::class))(self::EMAIL, Lang::French, self::ADDRESS);

        self::assertNotNull($this->activate($this->hash(), self::NEW_PASSWORD)->session);
        self::assertSame('in', $this->signingIn(self::EMAIL, self::NEW_PASSWORD), 'The password of the registration.');
    }

    public function testPasswordResetEndsTheLockout(): void
    {
        $member = $this->member();
        for ($try = 0; $try < 11; $try++) {
            $this->signingIn($member->user_email, 'wrong');
        }
        self::assertSame('rate_limited 900', $this->signingIn($member->user_email, self::PASSWORD));
        $this->resetting($this->asking($member->user_email));

        self::assertSame('in', $this->signingIn($member->user_email, self::NEW_PASSWORD));
    }

    public function testEachFormIsCountedForItself(): void
    {
        $asked = array_map(
            fn (int $n): string => $this->outcome(fn () => ($this->plugin->get(RequestRecovery::class))("p{$n}@example.test", Lang::French, self::ADDRESS)),
            range(1, 21),
        );
        $tried = array_map(fn (): string => $this->resetting(str_repeat('x', 43)), range(1, 21));

        self::assertSame([...array_fill(0, 20, 'done'), 'rate_limited 3600'], $asked);
        self::assertSame([...array_fill(0, 20, 'link_expired'), 'rate_limited 3600'], $tried);
    }

    public function testPasswordChangeInTheAdminSendsOneMailOfThePlugin(): void
    {
        $member = $this->member();
        wp_update_user(['ID' => $member->ID, 'user_pass' => 'Another-2026!']);
        wp_update_user(['ID' => $member->ID, 'first_name' => 'Aïssatou']);

        self::assertSame(["{$member->user_email}: Votre mot de passe a été modifié"], self::subjects($this->mails()));
    }

    /** The hash of the link that arrives. */
    private function asking(string $email): string
    {
        ($this->plugin->get(RequestRecovery::class))($email, Lang::French, self::ADDRESS);

        return $this->hash();
    }

    private function isUsable(string $hash): bool
    {
        return $this->plugin->get(NewPasswordLinks::class)->isUsable($hash, self::ADDRESS);
    }

    private function resetting(string $hash): string
    {
        return $this->outcome(fn () => ($this->plugin->get(ResetPassword::class))($hash, self::NEW_PASSWORD, self::NEW_PASSWORD, self::ADDRESS));
    }
}
