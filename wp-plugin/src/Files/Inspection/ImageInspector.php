<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection;

/** Pictures are written anew from their pixels later: only what keeps them from being read is looked at here. */
final class ImageInspector
{
    /** @throws Refusal file_type when it is no picture of this type */
    public static function inspect(string $path, string $mime): void
    {
        $size = @getimagesize($path);
        if (!is_array($size) || $size['mime'] !== $mime || $size[0] < 1 || $size[1] < 1) {
            throw Refusal::type('no picture behind its head');
        }
    }
}
