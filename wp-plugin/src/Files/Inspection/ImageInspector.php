<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection;

/** Checks only whether an image can be read, since it is re-encoded from its pixels later. */
final class ImageInspector
{
    /** @throws Refusal file_type when it is not an image of this type */
    public static function inspect(string $path, string $mime): void
    {
        $size = @getimagesize($path);
        if (!is_array($size) || $size['mime'] !== $mime || $size[0] < 1 || $size[1] < 1) {
            throw Refusal::type('no picture behind its head');
        }
    }
}
