<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use Passerelle\Auth\Switching\Switching;
use Passerelle\Auth\WordPress\SignInLinks;
use Passerelle\Kernel\Commands;
use Passerelle\Rights\ViewerFactory;
use WP_User;

final class SignInLinksTest extends WordPressTestCase
{
    public function testALinkOfStaffWorksOnce(): void
    {
        $editor = new WP_User($this->users->editor()->id);
        foreach ([$editor->user_email, $editor->user_login] as $name) {
            [$code, $text] = $this->printing($name);
            self::assertSame(0, $code);
            self::assertSame(1, preg_match('~^http\S+/wp-login\.php\?action=passerelle#([\w-]{43})\n$~D', $text, $found));
            $switching = $this->switching();
            self::assertSame($editor->ID, $switching->enterWordPress($found[1], 'Firefox')->userId);
            $this->expectsInvalid(fn () => $switching->enterWordPress($found[1], 'Firefox'));
        }
    }

    public function testOthersGetNoLink(): void
    {
        $member = new WP_User($this->users->moderateur('SN')->id);
        foreach ([$member->user_email, 'nobody@example.test', ''] as $name) {
            [$code, $text] = $this->printing($name);
            self::assertSame(2, $code);
            self::assertStringNotContainsString('#', $text);
        }
        self::assertNull($this->db->value("SELECT hash FROM {$this->db->table('switch_tokens')} WHERE user_id = %d", $member->ID));
    }

    public function testCommandIsRegistered(): void
    {
        $commands = (array) apply_filters(Commands::FILTER, []);
        self::assertIsCallable($commands['sign-in-link'] ?? null);
    }

    /** @return array{int, string} exit code and what is printed */
    private function printing(string $name): array
    {
        ob_start();
        $code = (new SignInLinks('/p/passerelle.php', $this->switching(), new ViewerFactory()))->print($name);

        return [$code, (string) ob_get_clean()];
    }

    private function switching(): \Passerelle\Auth\Switching\Switching
    {
        return $this->plugin->get(Switching::class);
    }

    private function expectsInvalid(callable $work): void
    {
        try {
            $work();
            self::fail('It worked twice.');
        } catch (\Passerelle\Kernel\DomainError $error) {
            self::assertSame('switch_token_invalid', $error->errorCode);
        }
    }
}
