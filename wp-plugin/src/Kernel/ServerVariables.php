<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

/** Unslashed $_SERVER values: WordPress adds slashes once all plugins are loaded. */
final class ServerVariables
{
    /** The first action after WordPress has added them. */
    private const SLASHED = 'sanitize_comment_cookies';

    /** @return string '' when missing */
    public static function text(string $name): string
    {
        // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.MissingUnslash -- where it has slashes, they are removed below
        $value = $_SERVER[$name] ?? '';
        if (!is_string($value)) {
            return '';
        }

        return did_action(self::SLASHED) > 0 ? wp_unslash($value) : $value;
    }

    public static function isPost(): bool
    {
        return self::text('REQUEST_METHOD') === 'POST';
    }
}
