<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Auth\SignIn\SignIn;
use Passerelle\Auth\WordPress\BreakGlass;
use Passerelle\Auth\WordPress\WordPressCookies;
use Passerelle\Rights\Role;
use Passerelle\Rights\ViewerFactory;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_User;

final class BreakGlassTest extends WordPressTestCase
{
    private string $log;
    private string|false $formerLog;

    protected function setUp(): void
    {
        parent::setUp();
        $this->db->execute("DELETE FROM {$this->db->table('throttle')}");
        $this->log = (string) tempnam(sys_get_temp_dir(), 'log');
        $this->formerLog = ini_set('error_log', $this->log);
    }

    protected function tearDown(): void
    {
        ini_set('error_log', (string) $this->formerLog);
        unlink($this->log);
        parent::tearDown();
    }

    public function testItIsClosedByDefault(): void
    {
        self::assertFalse(BreakGlass::isConfigured());
        self::assertFalse($this->plugin->get(BreakGlass::class)->isOpen);
        $this->breakGlass(false)->register();
        self::assertFalse(has_action('login_form_login'));
    }

    /** @return iterable<string, array{Role, bool}> */
    public static function roles(): iterable
    {
        foreach (Role::cases() as $role) {
            yield $role->value => [$role, in_array($role, Role::administrators(), true)];
        }
    }

    #[DataProvider('roles')]
    public function testOnlyAdministratorsEnter(Role $role, bool $mayEnter): void
    {
        $viewer = $this->users->with($role);
        $glass = $this->breakGlass();
        $entered = $this->entering($glass, (new WP_User($viewer->id))->user_login);

        self::assertSame($mayEnter ? $viewer->id : null, $entered);
        self::assertSame($mayEnter ? $viewer->id : 0, $this->whoIsSignedIn());
        self::assertCount($mayEnter ? 1 : 0, $this->plugin->get(Sessions::class)->listActive($viewer), 'It stands in the list of sessions.');
        $outcome = $mayEnter ? "administrator {$viewer->id} signed in" : 'refused (invalid_credentials)';
        self::assertStringContainsString("break-glass sign-in from 203.0.113.9: {$outcome}.", (string) file_get_contents($this->log));
    }

    public function testRejectsClosedAccountWrongPasswordAndUnknownAddressAlike(): void
    {
        $closed = new WP_User($this->users->administrator()->id);
        update_user_meta($closed->ID, AccountState::DISABLED_META, '1');
        $admin = new WP_User($this->users->administrator()->id);
        $glass = $this->breakGlass();
        $answers = [];
        foreach ([[$closed->user_email, self::PASSWORD], [$admin->user_email, 'wrong'], ['nobody', 'wrong']] as [$name, $password]) {
            self::assertNull($this->entering($glass, $name, $password));
            $answers[] = [$glass->refusal()->get_error_code(), $glass->refusal()->get_error_message()];
        }

        self::assertSame(array_fill(0, 3, ['invalid_credentials', 'Identifiants de connexion invalides.']), $answers);
        self::assertStringNotContainsString('wrong', (string) file_get_contents($this->log));
    }

    public function testItHasTheLimitsOfTheSitesSignInWhicheverNameIsTyped(): void
    {
        $admin = new WP_User($this->users->administrator()->id);
        $glass = $this->breakGlass();
        for ($try = 0; $try < 5; $try++) {
            self::assertNull($this->entering($glass, $admin->user_login, 'wrong'));
            self::assertNull($this->entering($glass, $admin->user_email, 'wrong'));
        }

        self::assertNull($this->entering($glass, $admin->user_login));
        self::assertSame('rate_limited', $glass->refusal()->get_error_code());
        self::assertStringContainsString('refused (rate_limited)', (string) file_get_contents($this->log));
    }

    private function breakGlass(bool $isOpen = true): BreakGlass
    {
        $sessions = $this->plugin->get(Sessions::class);

        return new BreakGlass($isOpen, $this->plugin->get(SignIn::class), $sessions, $this->plugin->get(WordPressCookies::class), new ViewerFactory());
    }

    private function entering(BreakGlass $glass, string $name, string $password = self::PASSWORD): ?int
    {
        return $glass->enter($name, $password, '203.0.113.9', 'Firefox');
    }
}
