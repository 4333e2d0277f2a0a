<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\Settings\SitePagesSetting;
use Passerelle\Site\PageKey;

/** The setting that names the pages with the introductions of account forms. */
final class SitePagesSettingTest extends AdminTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        require_once ABSPATH . 'wp-admin/includes/admin.php';
        $this->plugin->get(SitePagesSetting::class)->declare();
    }

    public function testOnlyPagesAreServed(): void
    {
        $ids = [];
        foreach (['page', 'post', 'event', 'attachment'] as $type) {
            $ids[$type] = (int) wp_insert_post(['post_type' => $type, 'post_title' => 'SECRET', 'post_status' => 'private']);
        }
        $stored = [];
        foreach (PageKey::ownSettings() as $key) {
            $stored[$key->value] = [];
            foreach ([...$ids, 'none' => 999_999_999, 'nothing' => '0', 'text' => 'SECRET', 'negative' => -$ids['page']] as $case => $value) {
                delete_option($key->option());
                update_option($key->option(), $value);
                $stored[$key->value][$case] = get_option($key->option());
            }
        }
        $none = array_fill_keys(['post', 'event', 'attachment', 'none', 'nothing', 'text'], 0);
        $expected = ['page' => $ids['page'], ...$none, 'negative' => $ids['page']];

        self::assertSame(array_fill_keys(array_column(PageKey::ownSettings(), 'value'), $expected), $stored);
    }
}
