<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

use SensitiveParameter;

/** Keys written as "name:key,name:key", so that a new one can be put in front while the old one is still known. */
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
     * Pairs that are not keys are passed over: a short key signs nothing.
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
