<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection;

use finfo;
use Passerelle\Files\Inspection\Pdf\PdfInspector;
use ZipArchive;

/** What a file really is, by its contents, whatever its name says. Used to explain a refusal; it proves nothing about a file that is accepted. */
final class RealType
{
    private const HEAD = 65_536;
    private const ZIP = "PK\3\4";
    private const COMPOUND = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";
    private const EBML = "\x1a\x45\xdf\xa3";
    /** Bytes of an EBML header that contain its type. */
    private const DOCUMENT_TYPE = 64;
    private const RTF = '{\rtf';
    private const OPEN_DOCUMENT = '~^PK\x03\x04.{22}..\x00?.?mimetype(application/vnd\.oasis\.opendocument\.[a-z]+)~s';
    /** Names of streams in a compound file, in UTF-16, with the type of the file. */
    private const STREAMS = [
        'WordDocument' => 'application/msword',
        'Workbook' => 'application/vnd.ms-excel',
        'PowerPoint Document' => 'application/vnd.ms-powerpoint',
        '__substg1.0_' => 'application/vnd.ms-outlook',
    ];
    /** Contents of an archive that tell its type. */
    private const ENTRIES = [
        'macroEnabledTemplate.main+xml' => 'application/vnd.ms-word.template.macroenabled.12',
        'ms-word.document.macroEnabled.main+xml' => 'application/vnd.ms-word.document.macroenabled.12',
        'wordprocessingml.template.main+xml' => 'application/vnd.openxmlformats-officedocument.wordprocessingml.template',
        'wordprocessingml.document.main+xml' => 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        'spreadsheetml.' => 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'presentationml.' => 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    ];
    private const IWORK = ['.numbers' => 'application/vnd.apple.numbers', '.key' => 'application/vnd.apple.keynote'];
    /** Brands of ISO base media files (ISO/IEC 14496-12). */
    private const BRANDS = [
        '~^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$~' => 'image/heic',
        '~^(avif|avis)$~' => 'image/avif',
        '~^(M4A |M4B )$~' => 'audio/mp4',
        '~^(qt  |3g.{2})$~' => 'video/quicktime',
    ];
    private const CONTENT_TYPES = '[Content_Types].xml';

    /**
     * @param string $name of the file, which tells documents of Apple apart
     * @return string MIME type in lower case; application/octet-stream for anything
     */
    public static function of(string $path, string $name = ''): string
    {
        $head = (string) file_get_contents($path, length: self::HEAD);

        return match (true) {
            str_starts_with($head, self::ZIP) => self::ofArchive($path, $head, strtolower($name)),
            str_starts_with($head, self::COMPOUND) => self::ofCompound((string) file_get_contents($path)),
            substr($head, 4, 4) === 'ftyp' => self::ofMedia(substr($head, 8, 4)),
            str_starts_with($head, self::EBML) => str_contains(substr($head, 0, self::DOCUMENT_TYPE), 'matroska') ? 'video/x-matroska' : 'video/webm',
            str_starts_with($head, self::RTF) => 'text/rtf',
            default => self::ofOther($path, $head),
        };
    }

    private static function ofOther(string $path, string $head): string
    {
        $type = strtolower((string) (new finfo(FILEINFO_MIME_TYPE))->file($path));
        $isVague = in_array($type, ['application/octet-stream', 'text/plain'], true);

        return match (true) {
            $isVague && PdfInspector::hasHeader($head) => 'application/pdf',
            $type === 'text/xml' && str_contains($head, '<svg') => 'image/svg+xml',
            $type === 'text/plain' && preg_match('~^\s*(<!doctype html|<html|<\?xml[^>]*>\s*<html)~i', $head) === 1 => 'text/html',
            $type === 'text/plain' && preg_match('~^(Received|From|Return-Path|MIME-Version|Delivered-To): ~mi', substr($head, 0, 2_048)) === 1 => 'message/rfc822',
            default => $type,
        };
    }

    private static function ofMedia(string $brand): string
    {
        foreach (self::BRANDS as $brands => $type) {
            if (preg_match($brands, $brand) === 1) {
                return $type;
            }
        }

        return 'video/mp4';
    }

    private static function ofCompound(string $bytes): string
    {
        foreach (self::STREAMS as $stream => $type) {
            if (str_contains($bytes, mb_convert_encoding($stream, 'UTF-16LE', 'UTF-8'))) {
                return $type;
            }
        }

        return 'application/octet-stream';
    }

    private static function ofArchive(string $path, string $head, string $name): string
    {
        if (preg_match(self::OPEN_DOCUMENT, $head, $match) === 1) {
            return $match[1];
        }
        $archive = new ZipArchive();
        if ($archive->open($path, ZipArchive::RDONLY) !== true) {
            return 'application/zip';
        }
        try {
            return self::ofEntries($archive, $name);
        } finally {
            $archive->close();
        }
    }

    private static function ofEntries(ZipArchive $archive, string $name): string
    {
        foreach (['Index/Document.iwa', 'Index.zip', 'index.xml', 'index.apxl'] as $entry) {
            if ($archive->locateName($entry) !== false) {
                return self::IWORK[strrchr($name, '.') ?: ''] ?? 'application/vnd.apple.pages';
            }
        }
        $types = (string) $archive->getFromName(self::CONTENT_TYPES, self::HEAD);
        foreach (self::ENTRIES as $text => $type) {
            if (stripos($types, $text) !== false) {
                return $type;
            }
        }

        return $archive->locateName('META-INF/MANIFEST.MF') === false ? 'application/zip' : 'application/java-archive';
    }
}
