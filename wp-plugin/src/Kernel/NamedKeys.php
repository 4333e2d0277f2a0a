<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

use SensitiveParameter;

/** Keys written as "name:key,name:key", so that a new key can be added in front while the old one is still valid. */
final class NamedKeys
{
    public const BYTES_MIN = 32;

    /**
     * From a constant of wp-config.php, else from the environment.
     *
     * @return array<string, string> by name, in the order written
     */
    public static function configured(string $setting): array
    {
        $text = defined($setting) ? constant($setting) : getenv($setting);

        return self::parse(is_string($text) ? $text : '');
    }

    /**
     * Invalid pairs are ignored, such as those with too short keys.
     *
     * @return array<string, string> by name, in the order written
     */
    public static function parse(#[SensitiveParameter] string $text): array
    {
        $keys = [];
        foreach (explode(',', $text) as $pair) {
            [$name, $key] = [...explode(':', trim($pair), 2), ''];
            if ($name !== '' && strlen($key) >= self::BYTES_MIN) {
                $keys[$name] = $key;
            }
        }

        return $keys;
    }
}
