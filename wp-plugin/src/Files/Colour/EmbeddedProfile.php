<?php

declare(strict_types=1);

namespace Passerelle\Files\Colour;

/** The ICC profile that a picture contains. */
final class EmbeddedProfile
{
    private const BYTES_MAX = 4_000_000;
    private const JPEG_SIGNATURE = "ICC_PROFILE\0";
    private const JPEG_SEGMENT = 0xe2;
    private const JPEG_SCAN = 0xda;
    private const PNG_SIGNATURE_LENGTH = 8;
    private const PNG_DATA = 'IDAT';
    private const PNG_PROFILE = 'iCCP';
    private const PNG_NAME_MAX = 79;

    /** @return string|null its bytes; null without one that can be read */
    public static function of(string $path, string $mime): ?string
    {
        $file = fopen($path, 'rb');
        if ($file === false) {
            return null;
        }
        try {
            $profile = $mime === 'image/png' ? self::ofPng($file) : self::ofJpeg($file);
        } finally {
            fclose($file);
        }

        return $profile === '' ? null : $profile;
    }

    /**
     * Parts in the segments APP2, numbered from 1.
     *
     * @param resource $file
     */
    private static function ofJpeg(mixed $file): string
    {
        $parts = [];
        fseek($file, 2);
        while (($head = (string) fread($file, 4)) !== '' && strlen($head) === 4 && $head[0] === "\xff") {
            [$marker, $length] = [ord($head[1]), (int) (unpack('n', $head, 2)[1] ?? 0) - 2];
            if ($marker === self::JPEG_SCAN || $length < 0) {
                break;
            }
            $bytes = $length === 0 ? '' : (string) fread($file, $length);
            if ($marker === self::JPEG_SEGMENT && str_starts_with($bytes, self::JPEG_SIGNATURE) && strlen($bytes) > 14) {
                $parts[ord($bytes[12])] = substr($bytes, 14);
            }
        }
        ksort($parts);

        return implode('', $parts);
    }

    /**
     * One chunk before the pixels: name, method, deflated bytes.
     *
     * @param resource $file
     */
    private static function ofPng(mixed $file): string
    {
        fseek($file, self::PNG_SIGNATURE_LENGTH);
        while (strlen($head = (string) fread($file, 8)) === 8) {
            [$length, $type] = [(int) (unpack('N', $head)[1] ?? 0), substr($head, 4)];
            if ($type === self::PNG_DATA || $length > self::BYTES_MAX) {
                break;
            }
            if ($type !== self::PNG_PROFILE) {
                fseek($file, $length + 4, SEEK_CUR);
                continue;
            }
            $bytes = $length < 1 ? '' : (string) fread($file, $length);
            $end = strpos(substr($bytes, 0, self::PNG_NAME_MAX + 1), "\0");

            return $end === false ? '' : (string) @gzuncompress(substr($bytes, $end + 2), self::BYTES_MAX);
        }

        return '';
    }
}
