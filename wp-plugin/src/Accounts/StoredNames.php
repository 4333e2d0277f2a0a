<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

use Passerelle\Kernel\Module;
use Passerelle\Kernel\Text\PlainText;

/**
 * Names of accounts are stored as typed, whoever writes them: WordPress stores `&amp;` for `&`, at each update of the account. Angle
 * brackets are left out, since its list of users prints names unescaped; our forms refuse them.
 */
final readonly class StoredNames implements Module
{
    private const FIELDS = ['display_name', 'first_name', 'last_name', 'nickname'];
    private const OF_WORDPRESS = ['sanitize_text_field' => 10, 'wp_filter_kses' => 10, '_wp_specialchars' => 30];

    public function register(): void
    {
        foreach (self::FIELDS as $field) {
            foreach (self::OF_WORDPRESS as $filter => $priority) {
                remove_filter("pre_user_{$field}", $filter, $priority);
            }
            add_filter("pre_user_{$field}", static fn (mixed $name): string => is_string($name) ? self::clean($name) : '');
        }
    }

    /** @param string $name slashed, as WordPress passes it */
    private static function clean(string $name): string
    {
        return wp_slash(PlainText::line(str_replace(['<', '>'], ' ', wp_unslash($name))));
    }
}
