<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Files\Inspection;

use Closure;
use Passerelle\Files\Inspection\FileInspector;
use Passerelle\Files\Inspection\InspectionLimits;
use Passerelle\Files\Inspection\KindNames;
use Passerelle\Files\Inspection\Reason;
use Passerelle\Files\Inspection\Refusal;
use Passerelle\Files\Sniffer;
use Passerelle\Kernel\Config;
use Passerelle\Tests\Factories\Documents\DocxBuilder;
use Passerelle\Tests\Factories\Documents\PdfBuilder;
use Passerelle\Tests\Factories\Documents\VideoBuilder;
use Passerelle\Tests\Factories\Documents\ZipBuilder;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** A file that is not accepted is named by what it is, whatever its name says. */
final class KindsTest extends TestCase
{
    private const DOCUMENTS = [Sniffer::PDF, Sniffer::DOCX];
    private const IMAGES = ['image/jpeg', 'image/png'];
    private const VIDEOS = [Sniffer::MP4, Sniffer::WEBM];

    /** @return iterable<string, array{Closure(): string, list<string>, Reason, string}> bytes, accepted types, the reason, and a name where Apple's documents need it */
    public static function files(): iterable
    {
        $compound = static fn (string $stream): Closure => static fn (): string => "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" . str_repeat("\0", 504)
            . mb_convert_encoding($stream, 'UTF-16LE');
        $main = static fn (string $type): Closure => static fn (): string => (new DocxBuilder())->main($type)->build();
        $open = static fn (string $type): Closure => static fn (): string => (new ZipBuilder())->add('mimetype', "application/vnd.oasis.opendocument.{$type}", false)
            ->add('content.xml', '<a/>')->build();
        $zip = static fn (string $entry): Closure => static fn (): string => (new ZipBuilder())->add($entry, 'x')->build();
        $as = static fn (string $bytes): Closure => static fn (): string => $bytes;
        $picture = static fn (callable $write): Closure => static fn (): string => self::picture($write);
        $media = static fn (string $brand): Closure => static fn (): string => VideoBuilder::mp4($brand);
        $ooxml = 'application/vnd.openxmlformats-officedocument.';

        $documents = [
            'JPEG' => [$picture(imagejpeg(...)), Reason::IsPicture],
            'PNG' => [$picture(imagepng(...)), Reason::IsPicture],
            'MP4' => [$media('isom'), Reason::IsVideo],
            'doc' => [$compound('WordDocument'), Reason::IsDoc],
            'docm' => [$main('application/vnd.ms-word.document.macroEnabled.main+xml'), Reason::IsDocm],
            'dotx' => [$main("{$ooxml}wordprocessingml.template.main+xml"), Reason::IsTemplate],
            'dotm' => [$main('application/vnd.ms-word.template.macroEnabledTemplate.main+xml'), Reason::IsTemplate],
            'odt' => [$open('text'), Reason::IsOdt],
            'ods' => [$open('spreadsheet'), Reason::IsSpreadsheet],
            'odp' => [$open('presentation'), Reason::IsPresentation],
            'rtf' => [$as('{\rtf1\ansi Bonjour}'), Reason::IsRtf],
            'pages' => [$zip('Index/Document.iwa'), Reason::IsPages],
            'pages of 2009' => [$zip('index.xml'), Reason::IsPages],
            'numbers' => [$zip('Index/Document.iwa'), Reason::IsSpreadsheet, 'Budget.numbers'],
            'keynote' => [$zip('Index/Document.iwa'), Reason::IsPresentation, 'Projet.KEY'],
            'xlsx' => [$main("{$ooxml}spreadsheetml.sheet.main+xml"), Reason::IsSpreadsheet],
            'xls' => [$compound('Workbook'), Reason::IsSpreadsheet],
            'pptx' => [$main("{$ooxml}presentationml.presentation.main+xml"), Reason::IsPresentation],
            'ppt' => [$compound('PowerPoint Document'), Reason::IsPresentation],
            'msg' => [$compound('__substg1.0_0037001F'), Reason::IsMail],
            'eml' => [$as("Return-Path: <awa@passerelle.test>\r\nReceived: from a by b\r\nSubject: CV\r\nMIME-Version: 1.0\r\n\r\nBonjour"), Reason::IsMail],
            'page of the web' => [$as('<!DOCTYPE html><html><body>x</body></html>'), Reason::IsWebPage],
            'zip' => [$zip('cv.pdf'), Reason::IsArchive],
            'rar' => [$as("Rar!\x1a\x07\x01\0" . str_repeat("\0", 40)), Reason::IsArchive],
            '7z' => [$as("7z\xbc\xaf\x27\x1c\0\x04" . str_repeat("\0", 40)), Reason::IsArchive],
            'gzip' => [static fn (): string => (string) gzencode('x'), Reason::IsArchive],
            'jar' => [$zip('META-INF/MANIFEST.MF'), Reason::IsProgram],
            'program of Windows' => [$as("MZ\x90\0" . str_repeat("\0", 60)), Reason::IsProgram],
            'program of Linux' => [$as("\x7fELF\x02\x01\x01" . str_repeat("\0", 9) . "\x02\0\x3e\0" . str_repeat("\0", 44)), Reason::IsProgram],
            'script' => [$as("#!/bin/sh\nid\n"), Reason::IsProgram],
            'text' => [$as("Mon CV\nDakar\n"), Reason::IsText],
            'mp3' => [$as("ID3\x03\0\0\0\0\0\x0a" . str_repeat("\0", 10) . str_repeat("\xff\xfb\x90\x64" . str_repeat("\0", 413), 4)), Reason::IsAudio],
            'm4a' => [$media('M4A '), Reason::IsAudio],
        ];
        $images = [
            'PDF' => [static fn (): string => PdfBuilder::page()->build(), Reason::IsPdf],
            'PDF behind a blank line' => [static fn (): string => "\n" . PdfBuilder::page()->build(), Reason::IsPdf],
            'Word' => [static fn (): string => (new DocxBuilder())->build(), Reason::IsWord],
            'HEIC' => [$media('heic'), Reason::IsHeic],
            'HEIC of several pictures' => [$media('mif1'), Reason::IsHeic],
            'AVIF' => [$media('avif'), Reason::IsPictureFormat],
            'GIF' => [$picture(imagegif(...)), Reason::IsPictureFormat],
            'WebP' => [$picture(imagewebp(...)), Reason::IsPictureFormat],
            'BMP' => [$picture(imagebmp(...)), Reason::IsPictureFormat],
            'TIFF' => [$as("II*\0\x08\0\0\0\x01\0\0\1\x03\0\x01\0\0\0\x01\0\0\0\0\0\0\0"), Reason::IsPictureFormat],
            'SVG' => [$as('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), Reason::IsSvg],
        ];
        $videos = [
            'QuickTime' => [$media('qt  '), Reason::IsVideoFormat],
            'Matroska' => [static fn (): string => VideoBuilder::webm('matroska'), Reason::IsVideoFormat],
            'AVI' => [$as("RIFF\x40\0\0\0AVI LIST\x20\0\0\0hdrlavih" . str_repeat("\0", 40)), Reason::IsVideoFormat],
            'a picture' => [$picture(imagejpeg(...)), Reason::IsPicture],
        ];
        foreach ([[$documents, self::DOCUMENTS], [$images, self::IMAGES], [$videos, self::VIDEOS]] as [$files, $types]) {
            foreach ($files as $name => $file) {
                yield "{$name}, where " . implode(', ', $types) . ' are accepted' => [$file[0], $types, $file[1], $file[2] ?? 'attestation.pdf'];
            }
        }
    }

    /**
     * @param Closure(): string $bytes
     * @param list<string> $types
     */
    #[DataProvider('files')]
    public function testNamesWhatItIs(Closure $bytes, array $types, Reason $expected, string $name): void
    {
        $path = (string) tempnam(sys_get_temp_dir(), 'passerelle-kind-');
        try {
            file_put_contents($path, $bytes());
            $config = self::config();
            $inspector = new FileInspector(InspectionLimits::from($config), new KindNames($config), new Sniffer());
            self::assertSame($expected, self::refusal(static fn (): string => $inspector->accept($path, $name, $types)));
        } finally {
            unlink($path);
        }
    }

    public function testEachKindIsAReasonAndIsTested(): void
    {
        $kinds = array_keys(self::config()->fileKinds());
        $reasons = array_values(array_filter(array_column(Reason::cases(), 'value'), static fn (string $code): bool => str_starts_with($code, 'file_is_')));
        $tested = array_values(array_unique(array_map(static fn (array $file): string => $file[2]->value, iterator_to_array(self::files(), false))));

        self::assertEqualsCanonicalizing($kinds, $reasons);
        self::assertEqualsCanonicalizing($kinds, $tested);
    }

    public function testNoTypeAndNoExtensionIsNamedTwice(): void
    {
        /** @var array<string, array{types: list<string>, extensions: list<string>}> $kinds */
        $kinds = json_decode((string) file_get_contents(dirname(__DIR__, 4) . '/config/file-kinds.json'), true, 512, JSON_THROW_ON_ERROR);
        foreach (['types', 'extensions'] as $list) {
            $all = array_merge(...array_column(array_values($kinds), $list));
            self::assertSame($all, array_values(array_unique($all)));
            self::assertSame($all, array_map(strtolower(...), $all));
        }
    }

    private static function config(): Config
    {
        return Config::fromDirectory(dirname(__DIR__, 4) . '/config');
    }

    /** @param Closure(): string $accept */
    private static function refusal(Closure $accept): ?Reason
    {
        try {
            $accept();
        } catch (Refusal $refusal) {
            return $refusal->reason;
        }

        return null;
    }

    /** @param callable(\GdImage): bool $write */
    private static function picture(callable $write): string
    {
        ob_start();
        $write(imagecreatetruecolor(8, 8));

        return (string) ob_get_clean();
    }
}
