<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use Passerelle\Accounts\PersonDetails;
use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Registration\Activated;
use Passerelle\Auth\Registration\Activation;
use Passerelle\Auth\Registration\ActivationPassword;
use Passerelle\Auth\Registration\Registration;
use Passerelle\Auth\Registration\RegistrationForm;
use Passerelle\Auth\SignIn\SignIn;
use Passerelle\Languages\Lang;
use Passerelle\Outbox\Dispatcher;
use Passerelle\Tests\FrozenClock;
use WP_User;

/** Journeys to an account: what a visitor sends, what the worker does, what arrives in the mailbox. */
abstract class AccountTestCase extends AuthTestCase
{
    protected const ADDRESS = '203.0.113.7';
    protected const EMAIL = 'awa.sarr@example.test';
    protected const NEW_PASSWORD = 'Un-fleuve-2026';

    /** @var list<array{to: string, subject: string, message: string}> since the last look */
    private array $mails = [];

    protected function setUp(): void
    {
        parent::setUp();
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
        add_filter('pre_wp_mail', function (mixed $done, mixed $mail): bool {
            $mail = (array) $mail;
            $text = static fn (string $name): string => is_string($mail[$name] ?? null) ? $mail[$name] : '';
            $this->mails[] = ['to' => $text('to'), 'subject' => $text('subject'), 'message' => $text('message')];

            return true;
        }, 20, 2);
    }

    /** Ahead of the plugin that runs: its hooks write to the outbox too, by the real time. */
    protected function frozenClock(): FrozenClock
    {
        return new FrozenClock(gmdate('Y-m-d\TH:i:s\Z', time() + HOUR_IN_SECONDS));
    }

    /** @param array<string, string|bool> $changes */
    protected function form(array $changes = []): RegistrationForm
    {
        $given = [
            'email' => self::EMAIL,
            'password' => self::NEW_PASSWORD,
            'firstName' => 'Awa',
            'lastName' => 'N’Guessan',
            'country' => 'SN',
            'phone' => '+221 77 123 45 67',
            'acceptTerms' => true,
            ...$changes,
        ];
        $text = static fn (string $name): string => (string) ($given[$name] ?? '');

        return new RegistrationForm(
            $text('email'),
            $text('password'),
            (string) ($given['passwordConfirm'] ?? $given['password']),
            PersonDetails::fromInput($text('firstName'), $text('lastName'), $text('country'), $text('phone')),
            $given['acceptTerms'] === true,
        );
    }

    /** @param array<string, string|bool> $changes */
    protected function register(array $changes = [], Lang $language = Lang::French, string $address = self::ADDRESS): void
    {
        ($this->plugin->get(Registration::class))($this->form($changes), $language, $address);
    }

    /** Lets the worker do what is due. */
    protected function work(): void
    {
        while ($this->plugin->get(Dispatcher::class)->run() > 0) {
            continue;
        }
    }

    /** @return list<array{to: string, subject: string, message: string}> that arrived since the last look */
    protected function mails(): array
    {
        $this->work();
        $mails = $this->mails;
        $this->mails = [];

        return $mails;
    }

    /** The hash of the link in the one mail that arrived since the last look. */
    protected function hash(): string
    {
        $mails = $this->mails();
        self::assertCount(1, $mails);

        return self::hashIn($mails[0]);
    }

    /** @param array{to: string, subject: string, message: string} $mail */
    protected static function hashIn(array $mail): string
    {
        self::assertSame(1, preg_match('~href="https://passerelle\.test(?:/en)?/[a-z-]+/\?hash=([\w-]{43})"~', $mail['message'], $found), 'A link of the configured site.');

        return $found[1];
    }

    protected function person(string $email = self::EMAIL): WP_User
    {
        $user = get_user_by('email', $email);
        self::assertInstanceOf(WP_User::class, $user);

        return $user;
    }

    /** An account that is complete and has this password. */
    protected function member(): WP_User
    {
        return new WP_User($this->users->beneficiaire()->id);
    }

    /** Sends the form of an activation link. */
    protected function activate(string $hash, string $password = '', ?string $confirmation = null, string $address = self::ADDRESS): Activated
    {
        return ($this->plugin->get(Activation::class))($hash, new ActivationPassword($password, (string) $confirmation, $confirmation !== null), $address, 'Firefox');
    }

    protected function signingIn(string $email, string $password): string
    {
        return $this->outcome(fn () => ($this->plugin->get(SignIn::class))($email, $password, self::ADDRESS, 'Firefox'), 'in');
    }

    protected function stage(string $email = self::EMAIL): ?AccountStage
    {
        return (new AccountState())->stageOf($this->person($email)->ID);
    }

    /**
     * @param list<array{to: string, subject: string, message: string}> $mails
     * @return list<string>
     */
    protected static function subjects(array $mails): array
    {
        return array_map(static fn (array $mail): string => "{$mail['to']}: {$mail['subject']}", $mails);
    }
}
