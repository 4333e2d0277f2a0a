<?php

declare(strict_types=1);

namespace Passerelle\Admin\Oversight;

/** Sends a file piece by piece in place of a page. */
final class Download
{
    /** @param iterable<string> $pieces */
    public static function send(string $name, string $mediaType, iterable $pieces): never
    {
        nocache_headers();
        header("Content-Type: {$mediaType}");
        header("Content-Disposition: attachment; filename=\"{$name}\"");
        header('X-Content-Type-Options: nosniff');
        while (ob_get_level() > 0 && ob_end_clean()) {
            continue;
        }
        foreach ($pieces as $piece) {
            // phpcs:ignore WordPress.Security.EscapeOutput -- a file, not HTML
            echo $piece;
            flush();
        }
        exit;
    }
}
