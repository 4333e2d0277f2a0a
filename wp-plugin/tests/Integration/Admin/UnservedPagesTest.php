<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\Lists\UnservedPages;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Languages\Lang;
use Passerelle\Languages\Languages;
use Passerelle\Site\PageKey;
use Passerelle\Site\Pages;
use Passerelle\Tests\IntegrationTestCase;
use WP_Post;

/** A published page that no setting names says that the site does not show it. */
final class UnservedPagesTest extends IntegrationTestCase
{
    private const UNSERVED = ['passerelle_unserved' => 'Not shown on the site'];

    protected function setUp(): void
    {
        parent::setUp();
        require_once ABSPATH . 'wp-admin/includes/template.php';
        (new UnservedPages(new Pages(new Languages($this->db)), new Texts(static fn (): string => 'en_US')))->register();
    }

    public function testStates(): void
    {
        $served = $this->page('Privacy', Lang::French);
        $translation = $this->page('Privacy in English', Lang::English);
        (new Languages($this->db))->link(['fr' => $served->ID, 'en' => $translation->ID]);
        update_option(PageKey::Privacy->option(), $served->ID);
        $other = $this->page('About us', Lang::French);

        self::assertArrayNotHasKey('passerelle_unserved', get_post_states($served));
        self::assertArrayNotHasKey('passerelle_unserved', get_post_states($translation));
        self::assertSame(self::UNSERVED, get_post_states($other));
        self::assertSame([], get_post_states(self::post((int) wp_insert_post(['post_type' => 'post', 'post_title' => 'A post', 'post_status' => 'publish']))));
        wp_update_post(['ID' => $other->ID, 'post_status' => 'draft']);
        self::assertArrayNotHasKey('passerelle_unserved', get_post_states(self::post($other->ID)));
    }

    public function testEditScreens(): void
    {
        $other = $this->page('About us', Lang::French);
        ob_start();
        do_action('edit_form_top', $other);

        self::assertSame(
            '<div class="notice notice-warning inline"><p>The site doesn’t show this page: no Passerelle setting uses it.</p></div>',
            ob_get_clean(),
        );

        $GLOBALS['post'] = $other;
        wp_register_script('wp-edit-post', '/x.js');
        (new \ReflectionMethod(UnservedPages::class, 'notifyInEditor'))->invoke(
            new UnservedPages(new Pages(new Languages($this->db)), new Texts(static fn (): string => 'en_US')),
        );
        $scripts = wp_scripts()->get_data('wp-edit-post', 'after');
        self::assertStringContainsString('createWarningNotice("The site doesn\\u2019t show this page', implode('', array_filter((array) $scripts, is_string(...))));
        unset($GLOBALS['post']);
    }

    private function page(string $title, Lang $language): WP_Post
    {
        $id = (int) wp_insert_post(['post_type' => 'page', 'post_title' => $title, 'post_status' => 'publish']);
        (new Languages($this->db))->set($id, $language);

        return self::post($id);
    }

    private static function post(int $id): WP_Post
    {
        return get_post($id) ?? self::fail('No post.');
    }
}
