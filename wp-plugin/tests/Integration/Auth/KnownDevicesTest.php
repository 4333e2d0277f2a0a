<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Sessions\IssuedSession;
use Passerelle\Auth\Sessions\KnownDevices;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Auth\SignIn\SignIn;
use Passerelle\Rights\Role;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_User;

/** Somebody guesses the owner's password until the account waits; the owner's own browser does not wait with it. */
final class KnownDevicesTest extends AuthTestCase
{
    private const OWNERS = '203.0.113.7';
    private const GUESSERS = '198.51.100.66';
    private const DAYS = 86_400;

    public function testTheOwnerSignsInOnAKnownDeviceWhileOthersGuess(): void
    {
        $owner = $this->user();
        $proof = $this->proofOf($owner);
        $this->lockOut($owner);

        self::assertSame('rate_limited 900', $this->trying($owner, self::PASSWORD), 'Without the proof the right password waits too.');
        self::assertSame('done', $this->trying($owner, self::PASSWORD, $proof));
        self::assertSame('rate_limited 900', $this->trying($owner, self::PASSWORD), 'The success of the device lets nobody else try again.');
    }

    public function testSharedNetworkDoesNotLockTheOwnerOut(): void
    {
        $owner = $this->user();
        $proof = $this->proofOf($owner);
        foreach (range(1, 51) as $number) {
            $this->outcome(fn () => ($this->plugin->get(SignIn::class))("nobody-{$number}@example.test", 'wrong', self::OWNERS, 'curl'));
        }

        self::assertSame('rate_limited 900', $this->trying($owner, self::PASSWORD));
        self::assertSame('done', $this->trying($owner, self::PASSWORD, $proof));
    }

    public function testDeviceHasSeparateLimitThatRenewalDoesNotReset(): void
    {
        $owner = $this->user();
        $session = $this->signIn($owner);
        $proofs = [$session->deviceProof, $this->plugin->get(Sessions::class)->renew($session->refreshToken)->deviceProof];
        $tries = array_map(fn (int $try): string => $this->trying($owner, 'wrong', $proofs[$try % 2]), range(1, 11));

        self::assertSame([...array_fill(0, 10, 'invalid_credentials'), 'rate_limited 900'], $tries);
        self::assertSame('rate_limited 900', $this->trying($owner, self::PASSWORD, $proofs[0]), 'The right password waits too.');
        self::assertSame('done', $this->trying($owner, self::PASSWORD), 'The account itself has no failure.');
    }

    public function testSuccessResetsTheFailuresOfTheDevice(): void
    {
        $owner = $this->user();
        $proof = $this->proofOf($owner);
        $nine = fn (): array => array_map(fn (): string => $this->trying($owner, 'wrong', $proof), range(1, 9));

        self::assertSame(array_fill(0, 9, 'invalid_credentials'), $nine());
        self::assertSame('done', $this->trying($owner, self::PASSWORD, $proof));
        self::assertSame(array_fill(0, 9, 'invalid_credentials'), $nine());
    }

    /** @return array<string, array{string}> */
    public static function worthless(): array
    {
        return array_map(static fn (string $how): array => [$how], [
            'none' => 'none',
            'noise' => 'noise',
            'another account’s' => 'other',
            'signed with another key' => 'forged',
            'unsigned' => 'unsigned',
            'changed' => 'changed',
            'an access token' => 'access',
            'expired' => 'expired',
            'of before a new password' => 'password',
            'of before the account was closed' => 'closed',
            'signed out everywhere' => 'everywhere',
        ]);
    }

    #[DataProvider('worthless')]
    public function testInvalidKnownDeviceTokenIsIgnored(string $how): void
    {
        $owner = $this->user();
        $proof = $this->worthlessProof($how, $owner);
        $this->lockOut($owner);

        self::assertSame('rate_limited 900', $this->trying($owner, self::PASSWORD, $proof));
    }

    public function testUnknownAndKnownAddressesGetTheSameResponseWithForeignToken(): void
    {
        [$stranger, $owner] = [$this->user(), $this->user()];
        $proof = $this->proofOf($stranger);
        $tries = fn (string $email): array => array_map(
            fn (int $try): string => $this->outcome(fn () => ($this->plugin->get(SignIn::class))($email, 'wrong', "198.51.100.{$try}", 'curl', $proof)),
            range(1, 11),
        );

        self::assertSame($tries('nobody@example.test'), $tries($owner->user_email));
    }

    public function testKnownDeviceTokenIsValidForNinetyDaysAndGrantsNoAccess(): void
    {
        $owner = $this->user();
        $proof = $this->proofOf($owner);
        self::assertSame(90 * self::DAYS, $this->plugin->get(KnownDevices::class)->seconds);
        self::assertNull($this->plugin->get(Sessions::class)->ofAccessToken($proof));
        self::assertSame('session_expired', $this->outcome(fn () => $this->plugin->get(Sessions::class)->renew($proof)));

        $this->clock->advance(90 * self::DAYS - 1);
        $this->lockOut($owner);
        self::assertSame('done', $this->trying($owner, self::PASSWORD, $proof));
    }

    private function worthlessProof(string $how, WP_User $owner): string
    {
        $proof = $this->proofOf($owner);
        switch ($how) {
            case 'none':
                return '';
            case 'noise':
                return str_repeat('é.', 2_000);
            case 'other':
                return $this->proofOf($this->user());
            case 'forged':
                return $this->pluginWithKeys('first:another-key-of-thirty-two-characters')->get(KnownDevices::class)->issue($owner->ID, 1);
            case 'unsigned':
                return self::encode(['alg' => 'none', 'typ' => 'JWT']) . '.' . explode('.', $proof)[1] . '.';
            case 'changed':
                [$head, , $signature] = explode('.', $this->proofOf($this->user()));
                return "{$head}." . explode('.', $proof)[1] . ".{$signature}";
            case 'access':
                return $this->signIn($owner)->accessToken;
            case 'expired':
                $this->clock->advance(90 * self::DAYS + 61);
                return $proof;
            case 'password':
                wp_set_password(self::PASSWORD, $owner->ID);
                return $proof;
            case 'closed':
                update_user_meta($owner->ID, AccountState::DISABLED_META, '1');
                delete_user_meta($owner->ID, AccountState::DISABLED_META);
                return $proof;
            default:
                $this->plugin->get(KnownDevices::class)->forgetAll($owner->ID);
                return $proof;
        }
    }

    /** @param array<string, string> $value */
    private static function encode(array $value): string
    {
        return rtrim(strtr(base64_encode((string) json_encode($value)), '+/', '-_'), '=');
    }

    private function lockOut(WP_User $owner): void
    {
        foreach (range(1, 11) as $try) {
            $this->outcome(fn () => ($this->plugin->get(SignIn::class))($owner->user_email, "guess-{$try}", self::GUESSERS, 'curl'));
        }
    }

    private function proofOf(WP_User $user): string
    {
        return $this->signIn($user)->deviceProof;
    }

    private function signIn(WP_User $user): IssuedSession
    {
        return ($this->plugin->get(SignIn::class))($user->user_email, self::PASSWORD, self::OWNERS, 'Firefox');
    }

    private function trying(WP_User $user, string $password, string $proof = ''): string
    {
        return $this->outcome(fn () => ($this->plugin->get(SignIn::class))($user->user_email, $password, self::OWNERS, 'Firefox', $proof));
    }

    private function user(): WP_User
    {
        return new WP_User($this->users->with(Role::Beneficiaire)->id);
    }
}
