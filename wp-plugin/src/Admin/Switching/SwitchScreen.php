<?php

declare(strict_types=1);

namespace Passerelle\Admin\Switching;

use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Auth\Switching\Direction;
use Passerelle\Auth\Switching\Switching;
use Passerelle\Auth\WordPress\WordPressSessions;
use Passerelle\Kernel\Composition\From;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\PluginFolder;
use Passerelle\Kernel\PublicOrigin;
use Passerelle\Rights\ViewerFactory;
use WP_Admin_Bar;

/**
 * Entry of the admin bar that opens the site, signed in. It leads to a page that posts a one-time token to the site, so that
 * the token is in no URL and is only issued on request.
 */
final readonly class SwitchScreen implements AdminPart
{
    public const ACTION = 'passerelle_switch';
    private const NODE = 'passerelle-switch';
    private const PATH = '/api/auth/switch';
    /** After WordPress's own name of the site. */
    private const PRIORITY = 35;

    /** @param string $file the plugin's main file */
    public function __construct(
        #[From(PluginFolder::class, 'mainFile')] private string $file,
        private Switching $switching,
        private WordPressSessions $sessions,
        private ViewerFactory $viewers,
        private Texts $texts,
    ) {
    }

    public function register(): void
    {
        add_action('admin_bar_menu', $this->addEntry(...), self::PRIORITY);
        add_action('admin_post_' . self::ACTION, $this->send(...));
    }

    private function addEntry(WP_Admin_Bar $bar): void
    {
        if (PublicOrigin::configured() === '' || !$this->switching->isAllowed($this->viewers->current())) {
            return;
        }
        $bar->add_node([
            'id' => self::NODE,
            'title' => esc_html($this->texts->get('switch.entry')),
            'href' => wp_nonce_url(admin_url('admin-post.php?action=' . self::ACTION), self::ACTION),
            'meta' => ['title' => $this->texts->get('switch.explained')],
        ]);
    }

    private function send(): void
    {
        check_admin_referer(self::ACTION);
        $site = PublicOrigin::configured();
        nocache_headers();
        header('Content-Type: text/html; charset=utf-8');
        header("Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action {$site}");
        // Sends only the origin as referrer.
        header('Referrer-Policy: strict-origin');
        // phpcs:ignore WordPress.Security.EscapeOutput -- Markup escapes.
        echo $this->page($site);
        exit;
    }

    /**
     * @return string a whole document
     * @throws DomainError forbidden
     */
    public function page(string $site): string
    {
        $viewer = $this->viewers->current();
        $session = $this->sessions->ofToken($viewer->id, wp_get_session_token());
        $token = $this->switching->tokenFor($viewer, Direction::Site, $session);
        $language = $this->texts->language()->value;
        $title = $this->texts->get('switch.title');
        $form = Markup::element('form', ['method' => 'post', 'action' => $site . self::PATH], implode('', [
            Markup::element('input', ['type' => 'hidden', 'name' => 'token', 'value' => $token]),
            Markup::element('input', ['type' => 'hidden', 'name' => 'language', 'value' => $language]),
            Markup::text('button', $this->texts->get('switch.go')),
        ]));
        $head = implode('', [
            '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
            Markup::text('title', $title),
            Markup::element('link', ['rel' => 'stylesheet', 'href' => $this->asset('switch.css')]),
            Markup::element('script', ['src' => $this->asset('switch.js'), 'defer' => true]),
        ]);
        $main = Markup::element('main', [], Markup::text('h1', $title) . Markup::text('p', $this->texts->get('switch.text'), ['role' => 'status']) . $form);

        return '<!DOCTYPE html>' . Markup::element('html', ['lang' => $language], Markup::element('head', [], $head) . Markup::element('body', [], $main));
    }

    private function asset(string $name): string
    {
        $path = "assets/switch/{$name}";

        return plugins_url($path, $this->file) . '?v=' . filemtime(dirname($this->file) . "/{$path}");
    }
}
