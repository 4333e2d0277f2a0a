<?php

declare(strict_types=1);

namespace Passerelle\Files;

use GdImage;
use Passerelle\Files\Colour\Srgb;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\FieldErrorCode;
use RuntimeException;

/** Re-encodes an image from its pixels, in the colours of sRGB, which removes metadata such as position and camera, and any other content. */
final class Images
{
    private const JPEG_QUALITY = 88;
    private const PNG_COMPRESSION = 6;
    /** EXIF orientation => rotation in degrees (counter-clockwise) and whether to mirror. */
    private const ORIENTATIONS = [2 => [0, true], 3 => [180, false], 4 => [180, true], 5 => [270, true], 6 => [270, false], 7 => [90, true], 8 => [90, false]];

    public function __construct(#[Limit('files', 'imagePixels')] private readonly int $maxPixels)
    {
    }

    /**
     * @return array{int, int} width and height in pixels
     * @throws DomainError image_too_large, file_type, file_corrupt
     */
    public function reencode(string $source, string $mime, string $target): array
    {
        $size = getimagesize($source);
        if ($size === false) {
            throw self::refused('file_type');
        }
        // Before decoding: a small file can decompress to gigabytes.
        if ($size[0] * $size[1] > $this->maxPixels) {
            throw DomainError::invalid([new FieldError('file', 'image_too_large', ['maxPixels' => $this->maxPixels])]);
        }
        wp_raise_memory_limit('image');
        $image = $mime === 'image/png' ? @imagecreatefrompng($source) : @imagecreatefromjpeg($source);
        if ($image === false) {
            throw self::refused('file_corrupt');
        }
        Srgb::convert($image, $source, $mime);
        $image = $this->upright($image, $source, $mime);
        $this->write($image, $mime, $target);

        return [imagesx($image), imagesy($image)];
    }

    private function write(GdImage $image, string $mime, string $target): void
    {
        if ($mime === 'image/png') {
            imagesavealpha($image, true);
            $done = imagepng($image, $target, self::PNG_COMPRESSION);
        } else {
            imageinterlace($image, true);
            $done = imagejpeg($image, $target, self::JPEG_QUALITY);
        }
        if (!$done) {
            throw new RuntimeException('An image could not be written.');
        }
    }

    /** Applies the EXIF orientation, which re-encoding removes. */
    private function upright(GdImage $image, string $source, string $mime): GdImage
    {
        $exif = $mime === 'image/jpeg' && function_exists('exif_read_data') ? @exif_read_data($source) : false;
        $orientation = is_array($exif) ? ($exif['Orientation'] ?? 1) : 1;
        [$degrees, $mirror] = self::ORIENTATIONS[is_numeric($orientation) ? (int) $orientation : 1] ?? [0, false];
        if ($degrees !== 0) {
            $turned = imagerotate($image, $degrees, 0);
            $image = $turned === false ? $image : $turned;
        }
        if ($mirror) {
            imageflip($image, IMG_FLIP_HORIZONTAL);
        }

        return $image;
    }

    /** @param value-of<FieldErrorCode> $code */
    private static function refused(string $code): DomainError
    {
        return DomainError::invalid([new FieldError('file', $code)]);
    }
}
