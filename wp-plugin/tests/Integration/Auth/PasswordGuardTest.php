<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use Passerelle\Auth\Passwords\Passwords;
use Passerelle\Kernel\DomainError;
use Passerelle\Security\EventFilter;
use Passerelle\Security\SecurityEvents;
use Passerelle\Security\StoredEvent;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;
use WP_User;

/** WordPress's own functions and screens store no password that the rule forbids. */
final class PasswordGuardTest extends IntegrationTestCase
{
    private const EMAIL = 'guarded.person@example.test';
    private const ALLOWED = 'Another-phrase-2026!';

    private int $userId;
    private string $hash;

    protected function setUp(): void
    {
        parent::setUp();
        require_once ABSPATH . 'wp-admin/includes/user.php';
        $administrator = $this->users->administrator();
        update_user_meta($administrator->id, 'locale', 'fr_FR');
        wp_set_current_user($administrator->id);
        $id = wp_insert_user(['user_login' => 'guarded', 'user_email' => self::EMAIL, 'user_pass' => self::ALLOWED]);
        $this->userId = is_int($id) ? $id : self::fail('The account was refused.');
        $this->hash = $this->user()->user_pass;
        $this->db->execute("DELETE FROM {$this->db->table('security_events')}");
    }

    /** @return iterable<string, array{string, string}> */
    public static function forbidden(): iterable
    {
        yield 'one letter' => ['a', 'password_too_short'];
        yield 'common' => ['Password1', 'password_common'];
        yield 'one case' => ['another-phrase-2026!', 'password_case'];
        yield 'letters only' => ['AnotherPhraseOfWords', 'password_digit_or_special'];
        yield 'the address' => ['Guarded.Person-2026!', 'password_contains_email'];
        yield 'too long' => ['Aa1!' . str_repeat('x', 200), 'too_long'];
    }

    #[DataProvider('forbidden')]
    public function testNewAccount(string $password, string $code): void
    {
        $this->database()->query("DELETE FROM {$this->database()->users} WHERE ID = {$this->userId}");
        clean_user_cache($this->userId);
        $answers = [
            wp_insert_user(['user_login' => 'guarded-2', 'user_email' => self::EMAIL, 'user_pass' => $password]),
            wp_create_user('guarded-2', $password, self::EMAIL),
        ];

        foreach ($answers as $answer) {
            self::assertInstanceOf(WP_Error::class, $answer);
            self::assertSame(self::text($code), $answer->get_error_message());
        }
        self::assertFalse(get_user_by('login', 'guarded-2'));
        self::assertFalse(get_user_by('email', self::EMAIL));
        self::assertSame([$code, $code], $this->logged());
    }

    #[DataProvider('forbidden')]
    public function testUpdate(string $password, string $code): void
    {
        try {
            $answer = wp_update_user(['ID' => $this->userId, 'user_pass' => $password, 'first_name' => 'Changed']);
            self::assertInstanceOf(WP_Error::class, $answer);
            self::assertSame(self::text($code), $answer->get_error_message());
            self::assertSame('', $this->user()->first_name);
        } catch (DomainError $error) {
            // WordPress before 6.9.
            self::assertTrue(version_compare((string) get_bloginfo('version'), '6.9', '<'));
            self::assertSame($code, $error->fields[0]->code);
        }

        self::assertSame($this->hash, $this->user()->user_pass);
        self::assertSame([$code], $this->logged());
    }

    #[DataProvider('forbidden')]
    public function testSetPassword(string $password, string $code): void
    {
        $followers = 0;
        add_action('wp_set_password', static function () use (&$followers): void {
            $followers++;
        });

        self::assertSame(["password: {$code}"], $this->refusals(fn () => wp_set_password($password, $this->userId)));
        self::assertSame(0, $followers);
        self::assertFalse($this->plugin->get(Passwords::class)->verify($this->user(), $password));
        if (version_compare((string) get_bloginfo('version'), '6.8', '>=')) {
            self::assertSame($this->hash, $this->user()->user_pass);
        }
        self::assertSame([$code], $this->logged());
    }

    #[DataProvider('forbidden')]
    public function testScreens(string $password, string $code): void
    {
        $_POST = [
            'user_login' => 'typed', 'email' => 'typed@example.test', 'nickname' => 'typed', 'role' => 'editor',
            'pass1' => wp_slash($password), 'pass2' => wp_slash($password), 'pw_weak' => 'on',
        ];
        $new = $code === 'password_contains_email' ? null : edit_user();
        $_POST['email'] = self::EMAIL;
        $existing = edit_user($this->userId);

        foreach ($new === null ? [$existing] : [$new, $existing] as $answer) {
            self::assertInstanceOf(WP_Error::class, $answer);
            self::assertSame([esc_html(self::text($code))], $answer->get_error_messages('pass'));
            self::assertSame(['form-field' => 'pass1'], $answer->get_error_data('pass'));
        }
        self::assertFalse(get_user_by('login', 'typed'));
        self::assertSame($this->hash, $this->user()->user_pass);
    }

    public function testHashThatNobodyCheckedIsRefused(): void
    {
        $user = $this->user()->to_array();
        $answer = wp_insert_user(['user_pass' => wp_hash_password('a')] + $user);

        self::assertInstanceOf(WP_Error::class, $answer);
        self::assertSame($this->hash, $this->user()->user_pass);
    }

    public function testAllowedPasswordsAreStored(): void
    {
        $verify = fn (string $password): bool => $this->plugin->get(Passwords::class)->verify($this->user(), $password);

        self::assertSame($this->userId, wp_update_user(['ID' => $this->userId, 'user_pass' => 'Une-phrase-tout-autre-1']));
        self::assertTrue($verify('Une-phrase-tout-autre-1'));
        wp_set_password('Une-phrase-encore-autre-2', $this->userId);
        self::assertTrue($verify('Une-phrase-encore-autre-2'));
        self::assertSame($this->userId, wp_update_user(['ID' => $this->userId, 'first_name' => 'Awa']));
        self::assertTrue($verify('Une-phrase-encore-autre-2'));
        $_POST = ['email' => self::EMAIL, 'nickname' => 'guarded', 'pass1' => 'Une-phrase-au-clavier-3', 'pass2' => 'Une-phrase-au-clavier-3'];
        self::assertSame($this->userId, edit_user($this->userId));
        self::assertTrue($verify('Une-phrase-au-clavier-3'));
        self::assertSame([], $this->logged());
    }

    /** Without special characters they may lack a digit by chance. */
    public function testPasswordsThatWordPressGeneratesPass(): void
    {
        add_filter('random_password', static fn (): string => 'abcdefghijkl');
        $generated = wp_generate_password(12, false);
        $id = wp_create_user('generated', $generated, 'generated@example.test');

        self::assertIsInt($id);
        wp_set_password(wp_generate_password(12, false), $id);
        self::assertSame($id, wp_update_user(['ID' => $id, 'user_pass' => wp_generate_password(12, false)]));
        self::assertSame([], $this->logged());
    }

    /** @return list<string> reasons in the security log */
    private function logged(): array
    {
        $this->runAfterCommit();
        $events = (new SecurityEvents($this->db))->list(new EventFilter(), 50);

        return array_values(array_map(
            static fn (StoredEvent $event): string => $event->reason,
            array_filter($events, static fn (StoredEvent $event): bool => [$event->event, $event->outcome] === ['password_change', 'refused']),
        ));
    }

    private function user(): WP_User
    {
        wp_cache_flush();

        return new WP_User($this->userId);
    }

    private static function text(string $code): string
    {
        $texts = json_decode((string) file_get_contents(dirname(__DIR__, 3) . '/config/field-errors.json'), true);
        $row = is_array($texts) ? $texts[$code] : null;

        return is_array($row) && is_string($row['fr']) ? $row['fr'] : '';
    }
}
