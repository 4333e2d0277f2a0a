<?php

declare(strict_types=1);

namespace Passerelle\Admin\Settings;

use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Site\PageKey;

/** In WordPress's reading settings: which pages contain the introductions of account forms. */
#[Priority(10)]
final readonly class SitePagesSetting implements AdminPart
{
    private const SCREEN = 'reading';
    private const SECTION = 'passerelle_pages';

    public function __construct(private Texts $texts)
    {
    }

    public function register(): void
    {
        add_action('admin_init', $this->declare(...));
    }

    public function declare(): void
    {
        add_settings_section(self::SECTION, $this->texts->get('pages.title'), function (): void {
            echo wp_kses_post(Markup::text('p', $this->texts->get('pages.intro')));
        }, self::SCREEN);
        foreach (PageKey::ownSettings() as $key) {
            register_setting(self::SCREEN, $key->option(), [
                'type' => 'integer',
                'default' => 0,
                'sanitize_callback' => self::pageId(...),
            ]);
            add_settings_field($key->option(), $this->texts->get("pages.{$key->value}"), function () use ($key): void {
                $this->choice($key);
            }, self::SCREEN, self::SECTION, ['label_for' => $key->option()]);
        }
    }

    /** Only pages: any other post would become public by its id. */
    private static function pageId(mixed $value): int
    {
        $id = is_numeric($value) ? absint($value) : 0;

        return get_post_type($id) === 'page' ? $id : 0;
    }

    private function choice(PageKey $key): void
    {
        $chosen = get_option($key->option());
        wp_dropdown_pages([
            'name' => esc_attr($key->option()),
            'id' => esc_attr($key->option()),
            'selected' => is_numeric($chosen) ? (int) $chosen : 0,
            'show_option_none' => esc_html($this->texts->get('pages.none')),
            'option_none_value' => '0',
        ]);
    }
}
