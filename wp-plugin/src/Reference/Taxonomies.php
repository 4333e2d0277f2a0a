<?php

declare(strict_types=1);

namespace Passerelle\Reference;

use Passerelle\Kernel\Text\PlainText;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Capability;

/**
 * Sectors and countries are terms, one for both languages: slug = key or ISO code in lower case, names in term meta.
 * WordPress's own meta boxes are hidden, since the fields of the form set the terms.
 */
final class Taxonomies
{
    public const SECTOR = 'passerelle_sector';
    public const COUNTRY = 'passerelle_country';

    public const NAME = ['fr' => 'name_fr', 'en' => 'name_en'];
    public const ICON = 'icon';
    public const ISO_CODE = 'iso_code';

    /** @return list<string> */
    public static function all(): array
    {
        return [self::SECTOR, self::COUNTRY];
    }

    public static function register(): void
    {
        $types = array_map(static fn (ContentType $type): string => $type->value, ContentType::cases());
        foreach (self::all() as $taxonomy) {
            register_taxonomy($taxonomy, $types, [
                'public' => false,
                // Editors change names on a screen of the plugin; keys never change, since records store them.
                'show_ui' => false,
                'show_in_nav_menus' => false,
                'show_in_rest' => false,
                'show_in_quick_edit' => false,
                'show_admin_column' => false,
                'meta_box_cb' => false,
                'hierarchical' => $taxonomy === self::SECTOR,
                'rewrite' => false,
                'query_var' => false,
                'capabilities' => array_fill_keys(
                    ['manage_terms', 'edit_terms', 'delete_terms', 'assign_terms'],
                    Capability::MANAGE_REFERENCE,
                ),
            ]);
            self::registerMeta($taxonomy);
        }
    }

    private static function registerMeta(string $taxonomy): void
    {
        $keys = [...array_values(self::NAME), $taxonomy === self::SECTOR ? self::ICON : self::ISO_CODE];
        foreach ($keys as $key) {
            register_term_meta($taxonomy, $key, [
                'type' => 'string',
                'single' => true,
                'show_in_rest' => false,
                'sanitize_callback' => static fn (mixed $name): string => is_string($name) ? PlainText::line($name) : '',
            ]);
        }
    }
}
