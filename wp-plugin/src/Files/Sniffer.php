<?php

declare(strict_types=1);

namespace Passerelle\Files;

use finfo;
use Passerelle\Files\Inspection\Pdf\PdfInspector;
use Passerelle\Files\Inspection\RealType;
use Passerelle\Files\Inspection\Reason;
use Passerelle\Files\Inspection\Refusal;

/** Detects the type of a file by its contents. FileInspector checks whether they are harmless. */
final class Sniffer
{
    public const PDF = 'application/pdf';
    public const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    public const MP4 = 'video/mp4';
    public const WEBM = 'video/webm';
    private const IMAGES = ['image/jpeg', 'image/png'];
    private const EXTENSIONS = [
        self::PDF => 'pdf', self::DOCX => 'docx', 'image/jpeg' => 'jpg', 'image/png' => 'png', self::MP4 => 'mp4', self::WEBM => 'webm',
    ];
    /** Signatures with their offsets, since type libraries differ for container formats. */
    private const HEADS = [self::PDF => [0, '%PDF-'], self::DOCX => [0, "PK\3\4"], self::MP4 => [4, 'ftyp'], self::WEBM => [0, "\x1a\x45\xdf\xa3"]];
    private const COMPOUND = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";
    private const HEAD_LENGTH = PdfInspector::HEADER_WITHIN;

    /**
     * @return string|null MIME type, or null for types that are not accepted anywhere (SVG, GIF, HTML, programs …)
     * @throws Refusal file_office_password for an Office document with a password, which is a container of another type
     */
    public function type(string $file): ?string
    {
        $head = (string) file_get_contents($file, length: self::HEAD_LENGTH);
        foreach (self::HEADS as $mime => [$at, $bytes]) {
            if (substr($head, $at, strlen($bytes)) === $bytes) {
                return $mime === self::MP4 && !str_starts_with(RealType::of($file), 'video/') ? null : $mime;
            }
        }
        if (str_starts_with($head, self::COMPOUND) && self::holds($file, mb_convert_encoding('EncryptedPackage', 'UTF-16LE'))) {
            throw new Refusal(Reason::OfficePassword, 'an Office document with a password');
        }
        $mime = (new finfo(FILEINFO_MIME_TYPE))->file($file);
        if (in_array($mime, self::IMAGES, true)) {
            return $mime;
        }

        // Behind what scanners, printers and mail programs write before it; PdfInspector checks what that is.
        return PdfInspector::hasHeader($head) ? self::PDF : null;
    }

    public static function extension(string $mime): string
    {
        return self::EXTENSIONS[$mime];
    }

    private static function holds(string $file, string $bytes): bool
    {
        return str_contains((string) file_get_contents($file), $bytes);
    }
}
