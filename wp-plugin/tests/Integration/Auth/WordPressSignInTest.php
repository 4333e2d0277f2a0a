<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use Passerelle\Auth\AccountState;
use Passerelle\Plugin;
use RuntimeException;
use WP_Error;
use WP_User;

/** The form of wp-login.php. Its hooks are those of the plugin that runs, with the real time. */
final class WordPressSignInTest extends AccountTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->plugin->database->execute("DELETE FROM {$this->plugin->database->table('throttle')}");
    }

    public function testItHasTheLimitsOfTheSitesOwnForm(): void
    {
        $member = $this->member();
        for ($try = 0; $try < 5; $try++) {
            self::assertSame(['incorrect_password'], $this->trying($member->user_login, 'wrong'));
            self::assertSame(['incorrect_password'], $this->trying($member->user_email, 'wrong'));
        }

        self::assertSame(['rate_limited'], $this->trying($member->user_login, self::PASSWORD), 'One count for both names; the right password waits too.');
        self::assertSame('rate_limited', $this->onTheSite($member), 'And for both forms.');
        $other = $this->member();
        self::assertSame([], $this->trying($other->user_login, self::PASSWORD));
    }

    public function testTheSitesTriesCountToo(): void
    {
        $member = $this->member();
        for ($try = 0; $try < 10; $try++) {
            $this->onTheSite($member);
        }

        self::assertSame(['rate_limited'], $this->trying($member->user_email, self::PASSWORD));
    }

    public function testSuccessIsForgottenAndNamesOfNobodyWaitAlike(): void
    {
        $member = $this->member();
        for ($try = 0; $try < 12; $try++) {
            self::assertSame([], $this->trying($member->user_login, self::PASSWORD));
        }
        $tries = array_map(fn (): array => $this->trying('nobody', 'wrong'), range(1, 11));

        self::assertSame([...array_fill(0, 10, ['invalid_username']), ['rate_limited']], $tries);
        self::assertSame([], $this->trying('', ''), 'What sends no password is not counted.');
    }

    public function testADisabledAccountIsRefusedInTheSameWords(): void
    {
        $member = $this->member();
        update_user_meta($member->ID, AccountState::DISABLED_META, '1');

        self::assertSame(['invalid_credentials'], $this->trying($member->user_login, self::PASSWORD));
        self::assertSame(['incorrect_password'], $this->trying($member->user_login, 'wrong'));
    }

    public function testLostPasswordsAreTheSitesBusinessAndNobodyRegisters(): void
    {
        add_filter('locale', static fn (): string => 'en_GB');
        $page = 'https://passerelle.test/en/password-recovery/';
        add_filter('wp_redirect', static fn (string $to): never => throw new RuntimeException($to));

        self::assertSame([$page, '0'], [wp_lostpassword_url(), get_option('users_can_register')]);
        foreach (['login_form_lostpassword', 'login_form_retrievepassword'] as $form) {
            try {
                do_action($form);
                self::fail('The form is shown.');
            } catch (RuntimeException $redirect) {
                self::assertSame($page, $redirect->getMessage());
            }
        }
    }

    /** @return list<int|string> codes of the refusal */
    private function trying(string $name, string $password): array
    {
        $answer = apply_filters('authenticate', null, $name, $password);

        $codes = $answer instanceof WP_Error ? $answer->get_error_codes() : [];

        return array_values(array_filter($codes, static fn (int|string $code): bool => !str_starts_with((string) $code, 'empty_')));
    }

    private function onTheSite(WP_User $member): string
    {
        $code = $this->outcome(fn () => (Plugin::running()->auth->signIn)($member->user_email, 'wrong', '127.0.0.1', 'Firefox'));

        return explode(' ', $code)[0];
    }
}
