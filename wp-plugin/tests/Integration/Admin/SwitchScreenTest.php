<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\Switching\SwitchScreen;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Auth\WordPress\WordPressSessions;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use WP_Admin_Bar;

final class SwitchScreenTest extends AdminTestCase
{
    public function testStaffHaveTheEntryAndOthersNot(): void
    {
        $entry = (array) $this->entryFor($this->editor);
        self::assertSame('Aller sur le site, connecté', $entry['title'] ?? null);
        self::assertIsString($entry['href'] ?? null);
        self::assertStringContainsString('admin-post.php?action=passerelle_switch&amp;_wpnonce=', $entry['href']);
        self::assertNull($this->entryFor($this->users->moderateur('SN')));
        self::assertNull($this->entryFor(Viewer::anonymous()));
    }

    public function testThePagePostsAFreshTokenToTheSite(): void
    {
        foreach (['fr_FR' => ['fr', 'Continuer vers le site'], 'en_GB' => ['en', 'Continue to the site']] as $locale => [$language, $button]) {
            $html = $this->screen($locale)->page('https://site.test');
            preg_match('/name="token" value="([\w-]{43})"/', $html, $token);
            self::assertStringContainsString('<form method="post" action="https://site.test/api/auth/switch">', $html);
            self::assertStringContainsString("<html lang=\"{$language}\">", $html);
            self::assertStringContainsString("<input type=\"hidden\" name=\"language\" value=\"{$language}\">", $html);
            self::assertStringContainsString("<button>{$button}</button>", $html);
            self::assertStringNotContainsString('<script>', $html);
            self::assertSame($this->editor->id, $this->switching()->enterSite($token[1] ?? '', 'Firefox')->userId);
        }
    }

    public function testOthersGetNoToken(): void
    {
        wp_set_current_user($this->users->operateur()->id);
        $this->expectExceptionObject(DomainError::forbidden());
        $this->screen('fr_FR')->page('https://site.test');
    }

    private function entryFor(Viewer $viewer): ?object
    {
        wp_set_current_user($viewer->id);
        require_once ABSPATH . 'wp-includes/class-wp-admin-bar.php';
        $bar = new WP_Admin_Bar();
        remove_all_actions('admin_bar_menu');
        $this->screen('fr_FR')->register();
        do_action('admin_bar_menu', $bar);

        return $bar->get_node('passerelle-switch');
    }

    private function screen(string $locale): SwitchScreen
    {
        $folder = dirname(__DIR__, 3);

        return new SwitchScreen(
            "{$folder}/passerelle.php",
            $this->switching(),
            $this->plugin->get(WordPressSessions::class),
            new ViewerFactory(),
            new Texts(static fn (): string => $locale),
        );
    }
}
