<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail\Actions;

use Closure;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Rights\Role;
use WP_User;

/** Registration, activation, passwords, sessions and social login. */
final class AccountMails extends MailTable
{
    public const PERSON = [...self::NEXT, 'firstName' => 'Awa', 'lastName' => 'Sarr', 'country' => 'SN', 'phone' => null, 'acceptTerms' => true];
    private const NEXT = ['password' => 'Un-fleuve-2026', 'passwordConfirm' => 'Un-fleuve-2026'];
    private const SOCIAL = ['provider' => 'google', 'subject' => '4711', 'isVerified' => true, 'firstName' => 'Awa', 'lastName' => 'Sarr'];

    public function rows(): iterable
    {
        yield from $this->registration();
        yield from $this->passwords();
        yield from $this->sessions();
        yield from $this->social();
    }

    /** @return iterable<string, array{string, Closure(): array<string, mixed>, list<string>}> */
    private function registration(): iterable
    {
        yield 'Register' => [self::VISITOR, fn () => self::form('awa'), ['auth.activation → awa']];
        yield 'Register, again before the activation' => [self::VISITOR, function (): array {
            $this->first(self::VISITOR, 'Register', self::form('awa'));

            return self::form('awa');
        }, ['auth.completion → awa']];
        yield 'Register, with the address of an account' => [self::VISITOR, fn () => self::form('stranger'), ['auth.already_registered → stranger']];
        yield 'Register, with the address of a guest' => [self::VISITOR, function (): array {
            (new WP_User($this->id('stranger')))->set_role(Role::GuestReviewer->value);

            return self::form('stranger');
        }, ['auth.already_reviewer → stranger']];
        yield 'Register, with the address of a closed account' => [self::VISITOR, function (): array {
            $this->close('stranger');

            return self::form('stranger');
        }, []];
        yield 'Activate' => [self::VISITOR, fn () => [...$this->activation('awa'), 'password' => self::NEXT['password']], ['auth.welcome → awa']];
        yield 'Activate, with another password' => [self::VISITOR, fn () => [
            ...$this->activation('awa'),
            'password' => 'Une-mer-2026',
            'passwordConfirm' => 'Une-mer-2026',
            'replace' => true,
        ], ['auth.welcome → awa']];
        yield 'SignIn, before the activation' => [self::VISITOR, function (): array {
            $this->first(self::VISITOR, 'Register', self::form('awa'));

            return ['email' => 'awa@example.test', 'password' => self::NEXT['password'], ...self::IP, ...self::DEVICE];
        }, ['refused: account_not_activated', 'auth.activation → awa']];
    }

    /** @return iterable<string, array{string, Closure(): array<string, mixed>, list<string>}> */
    private function passwords(): iterable
    {
        $asked = static fn (string $name): array => ['email' => "{$name}@example.test", 'language' => 'FR', ...self::IP];

        yield 'AskNewPassword' => [self::VISITOR, fn () => $asked('stranger'), ['auth.new_password → stranger']];
        yield 'AskNewPassword, without an account' => [self::VISITOR, fn () => $asked('nobody'), []];
        yield 'AskNewPassword, before the activation' => [self::VISITOR, function () use ($asked): array {
            $this->first(self::VISITOR, 'Register', self::form('awa'));

            return $asked('awa');
        }, ['auth.activation → awa']];
        yield 'AskNewPassword, of a closed account' => [self::VISITOR, function () use ($asked): array {
            $this->close('stranger');

            return $asked('stranger');
        }, []];
        yield 'ResetPassword' => [self::VISITOR, function () use ($asked): array {
            $this->first(self::VISITOR, 'AskNewPassword', $asked('stranger'));

            return ['hash' => $this->sent->hashFor('stranger'), ...self::NEXT, ...self::IP];
        }, ['auth.password_changed → stranger']];
        yield 'ResetPassword, with a link that nobody has' => [self::VISITOR, fn () => ['hash' => str_repeat('A', 43), ...self::NEXT, ...self::IP], ['refused: link_expired']];
        yield 'ChangePassword' => ['stranger', fn () => ['currentPassword' => People::PASSWORD, ...self::NEXT, ...self::DEVICE], ['auth.password_changed → stranger']];
        yield 'ChangePassword, with a wrong one' => ['stranger', fn () => ['currentPassword' => 'wrong', ...self::NEXT, ...self::DEVICE], [
            'refused: invalid_fields currentPassword: password_current_incorrect',
        ]];
    }

    /** @return iterable<string, array{string, Closure(): array<string, mixed>, list<string>}> */
    private function sessions(): iterable
    {
        $credentials = static fn (string $name, string $password = People::PASSWORD): array => [
            'email' => "{$name}@example.test",
            'password' => $password,
            ...self::IP,
            ...self::DEVICE,
        ];

        yield 'SignIn' => [self::VISITOR, fn () => $credentials('stranger'), []];
        yield 'SignIn, with a wrong password' => [self::VISITOR, fn () => $credentials('stranger', 'wrong'), ['refused: invalid_credentials']];
        yield 'RenewSession' => [self::VISITOR, fn () => ['refreshToken' => self::textOf($this->signedIn('stranger'), 'refreshToken')], []];
        yield 'RenewSession, with a token that was used before' => [self::VISITOR, function (): array {
            $first = ['refreshToken' => self::textOf($this->signedIn('stranger'), 'refreshToken')];
            $second = ['refreshToken' => self::textOf($this->first(self::VISITOR, 'RenewSession', $first), 'refreshToken')];
            $this->first(self::VISITOR, 'RenewSession', $second);

            return $first;
        }, ['refused: session_expired', 'auth.reuse_alert → stranger']];
        yield 'SignOut' => [self::VISITOR, fn () => ['refreshToken' => self::textOf($this->signedIn('stranger'), 'refreshToken')], []];
        yield 'EndSession' => ['stranger', function (): array {
            $this->signedIn('stranger');

            return ['id' => $this->plugin->get(Sessions::class)->listActive($this->people->viewer('stranger'))[0]->id];
        }, []];
        yield 'EndOtherSessions' => ['stranger', function (): array {
            $this->signedIn('stranger');
            $this->signedIn('stranger');

            return [];
        }, []];
        yield 'WordPressToken' => ['administrator', function (): array {
            $this->signedIn('administrator');

            return [];
        }, []];
        yield 'Switch, with a token that nobody has' => [self::VISITOR, fn () => ['token' => str_repeat('A', 43), ...self::DEVICE], ['refused: switch_token_invalid']];
    }

    /** @return iterable<string, array{string, Closure(): array<string, mixed>, list<string>}> */
    private function social(): iterable
    {
        $input = static fn (string $name): array => ['input' => [...self::SOCIAL, 'email' => "{$name}@example.test"], 'language' => 'FR', ...self::IP, ...self::DEVICE];

        yield 'SocialSignIn, without an account' => [self::VISITOR, fn () => $input('awa'), []];
        yield 'SocialSignIn, with the address of an account' => [self::VISITOR, fn () => $input('stranger'), []];
        yield 'CompleteAccount' => [self::VISITOR, fn () => [
            'demandToken' => self::textOf($this->first(self::VISITOR, 'SocialSignIn', $input('awa')), 'demandToken'),
            'input' => self::PERSON,
            ...self::IP,
            ...self::DEVICE,
        ], ['auth.welcome → awa']];
        yield 'LinkIdentity' => ['stranger', fn () => ['provider' => 'google', 'subject' => '4711'], ['auth.identity_linked → stranger']];
        yield 'LinkIdentity, again' => ['stranger', function (): array {
            $this->first('stranger', 'LinkIdentity', ['provider' => 'google', 'subject' => '4711']);

            return ['provider' => 'google', 'subject' => '4711'];
        }, []];
    }

    /** @return array<string, mixed> */
    private static function form(string $name): array
    {
        return ['input' => [...self::PERSON, 'email' => "{$name}@example.test"], 'language' => 'FR', ...self::IP];
    }

    /** @return array<string, string> */
    private function activation(string $name): array
    {
        $this->first(self::VISITOR, 'Register', self::form($name));

        return ['hash' => $this->sent->hashFor($name), ...self::IP, ...self::DEVICE];
    }

    private function close(string $name): void
    {
        update_user_meta($this->id($name), AccountState::DISABLED_META, '1');
    }
}
