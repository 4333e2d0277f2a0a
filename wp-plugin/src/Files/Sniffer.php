<?php

declare(strict_types=1);

namespace Passerelle\Files;

use finfo;
use ZipArchive;

/** Finds out what a file really is, whatever its name says. */
final class Sniffer
{
    public const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    private const PDF = 'application/pdf';
    private const IMAGES = ['image/jpeg', 'image/png'];
    private const EXTENSIONS = [self::PDF => 'pdf', self::DOCX => 'docx', 'image/jpeg' => 'jpg', 'image/png' => 'png'];
    private const ZIPS = ['application/zip', self::DOCX, 'application/octet-stream'];
    private const PDF_ACTIVE = '~/(JavaScript|JS|Launch|EmbeddedFile)\b~';
    private const DOCX_ENTRIES_MAX = 2000;

    /** @return string|null MIME type, or null for what is not accepted anywhere (SVG, macros, active PDF, disguises …) */
    public function type(string $file): ?string
    {
        $mime = (new finfo(FILEINFO_MIME_TYPE))->file($file);
        return match (true) {
            in_array($mime, self::IMAGES, true) => $this->isImage($file, $mime) ? $mime : null,
            $mime === self::PDF => $this->isPdf($file) ? $mime : null,
            in_array($mime, self::ZIPS, true) => $this->isDocx($file) ? self::DOCX : null,
            default => null,
        };
    }

    public static function extension(string $mime): string
    {
        return self::EXTENSIONS[$mime];
    }

    private function isImage(string $file, string $mime): bool
    {
        $size = @getimagesize($file);
        return is_array($size) && $size['mime'] === $mime && $size[0] > 0 && $size[1] > 0;
    }

    private function isPdf(string $file): bool
    {
        $content = (string) file_get_contents($file);
        return str_starts_with($content, '%PDF-') && preg_match(self::PDF_ACTIVE, $content) !== 1;
    }

    /** A Word document without macros and without paths that lead out of it. */
    private function isDocx(string $file): bool
    {
        $zip = new ZipArchive();
        if (file_get_contents($file, length: 2) !== 'PK' || $zip->open($file, ZipArchive::RDONLY) !== true) {
            return false;
        }
        $isSafe = $zip->numFiles <= self::DOCX_ENTRIES_MAX
            && $zip->locateName('[Content_Types].xml') !== false
            && $zip->locateName('word/document.xml') !== false;
        for ($index = 0; $isSafe && $index < $zip->numFiles; $index++) {
            $name = (string) $zip->getNameIndex($index);
            $isSafe = !str_contains($name, '..') && !str_starts_with($name, '/') && preg_match('~vbaProject|activeX|\.exe$~i', $name) !== 1;
        }
        $zip->close();

        return $isSafe;
    }
}
