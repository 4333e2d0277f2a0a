<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Files\Inspection;

use Closure;
use Passerelle\Files\Inspection\Reason;
use Passerelle\Files\Sniffer;
use Passerelle\Tests\Factories\Documents\EicarText;
use Passerelle\Tests\Factories\Documents\VideoBuilder;

final class MediaCorpus
{
    private const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    private const BRAND = 'isom';

    /** @return array<string, array{Closure(): string, string}> bytes, expected code or MIME type */
    public static function files(): array
    {
        return [...self::images(), ...self::videos(), ...self::others()];
    }

    /** @return array<string, array{Closure(): string, string}> */
    private static function images(): array
    {
        return [
            'jpeg' => [static fn (): string => self::image('imagejpeg'), 'image/jpeg'],
            'png' => [static fn (): string => self::image('imagepng'), 'image/png'],
            'jpeg with something behind it: it is written anew' => [static fn (): string => self::image('imagejpeg') . '<?php echo 1;', 'image/jpeg'],
            'jpeg with the test signature' => [static fn (): string => self::image('imagejpeg') . EicarText::text(), Reason::Infected->value],
            'only the head of a jpeg' => [static fn (): string => "\xff\xd8\xff\xe0\x00\x10JFIF", Reason::Type->value],
            'only the head of a png' => [static fn (): string => "\x89PNG\r\n\x1a\n", Reason::Type->value],
            'gif' => [static fn (): string => self::image('imagegif'), Reason::IsPictureFormat->value],
            'webp' => [static fn (): string => self::image('imagewebp'), Reason::IsPictureFormat->value],
            'svg' => [static fn (): string => self::SVG, Reason::IsSvg->value],
            'svg with a head of xml' => [static fn (): string => '<?xml version="1.0"?>' . self::SVG, Reason::IsSvg->value],
        ];
    }

    /** @return array<string, array{Closure(): string, string}> */
    private static function videos(): array
    {
        $long = pack('N', 1) . 'mdat' . pack('J', 80) . str_repeat("\1", 64);

        return [
            'mp4' => [static fn (): string => VideoBuilder::mp4(), Sniffer::MP4],
            'mp4 with a long box' => [static fn (): string => VideoBuilder::mp4(more: $long), Sniffer::MP4],
            'mp4 whose last box has no length' => [static fn (): string => VideoBuilder::mp4() . "\0\0\0\0mdat" . str_repeat("\1", 30), Sniffer::MP4],
            'mp4: sound only' => [static fn (): string => VideoBuilder::mp4(handler: 'soun'), Reason::Type->value],
            'mp4: QuickTime' => [static fn (): string => VideoBuilder::mp4('qt  '), Reason::IsVideoFormat->value],
            'mp4: a picture' => [static fn (): string => VideoBuilder::mp4('heic'), Reason::IsHeic->value],
            'mp4: cut' => [static fn (): string => substr(VideoBuilder::mp4(), 0, -5), Reason::Corrupt->value],
            'mp4: only a head' => [static fn (): string => VideoBuilder::box('ftyp', 'isom' . pack('N', 1) . 'isom'), Reason::Corrupt->value],
            'mp4: something behind it' => [static fn (): string => VideoBuilder::mp4() . '<html><script>alert(1)</script>', Reason::Corrupt->value],
            'mp4: a box nobody knows' => [static fn (): string => VideoBuilder::mp4(more: VideoBuilder::box('evil', 'x')), Reason::Type->value],
            'mp4: samples elsewhere' => [static fn (): string => VideoBuilder::mp4(selfContained: 0), Reason::ActiveContent->value],
            'mp4: many places of samples' => [static fn (): string => self::manyPlaces(), Reason::TooComplex->value],
            'mp4: boxes in boxes' => [static fn (): string => self::nested(120), Reason::TooComplex->value],
            'mp4 with the test signature' => [static fn (): string => VideoBuilder::mp4(more: VideoBuilder::box('free', EicarText::text())), Reason::Infected->value],
            'webm' => [static fn (): string => VideoBuilder::webm(), Sniffer::WEBM],
            'webm as browsers record it' => [static fn (): string => VideoBuilder::webm(isRecorded: true), Sniffer::WEBM],
            'webm: Matroska' => [static fn (): string => VideoBuilder::webm('matroska'), Reason::IsVideoFormat->value],
            'webm: sound only' => [static fn (): string => VideoBuilder::webm(track: 2), Reason::Type->value],
            'webm: another codec' => [static fn (): string => VideoBuilder::webm(codec: 'V_MPEG4/ISO/AVC'), Reason::Type->value],
            'webm: attachments' => [static fn (): string => VideoBuilder::webm(more: VideoBuilder::element("\x19\x41\xa4\x69", 'x')), Reason::ActiveContent->value],
            'webm: attachments after a recording' => [
                static fn (): string => VideoBuilder::webm(isRecorded: true, more: VideoBuilder::element("\x19\x41\xa4\x69", 'x')),
                Reason::ActiveContent->value,
            ],
            'webm: something behind it' => [static fn (): string => VideoBuilder::webm() . '<html>', Reason::Type->value],
            'webm: a part nobody knows' => [static fn (): string => VideoBuilder::webm(more: VideoBuilder::element("\x11\x22\x33\x44", 'x')), Reason::Type->value],
            'webm: cut' => [static fn (): string => substr(VideoBuilder::webm(), 0, -5), Reason::Corrupt->value],
            'webm: only a head' => [static fn (): string => "\x1a\x45\xdf\xa3", Reason::Corrupt->value],
            'webm: no type' => [static fn (): string => VideoBuilder::element("\x1a\x45\xdf\xa3", VideoBuilder::element("\x42\x86", "\1")), Reason::Type->value],
            'webm: tracks of unknown length' => [
                static fn (): string => (string) preg_replace('~(\x16\x54\xae\x6b).{4}~s', "\$1\x1f\xff\xff\xff", VideoBuilder::webm()),
                Reason::Corrupt->value,
            ],
            'webm: blocks of unknown length' => [
                static fn (): string => VideoBuilder::webm(isRecorded: true, more: "\xa3\xff"),
                Reason::Corrupt->value,
            ],
            'webm: a number that is none' => [static fn (): string => VideoBuilder::webm(isRecorded: true, more: "\0\0\0"), Reason::Corrupt->value],
            'webm: no film' => [static fn (): string => self::withoutClusters(), Reason::Corrupt->value],
        ];
    }

    /** @return array<string, array{Closure(): string, string}> */
    private static function others(): array
    {
        $files = [
            'html' => ['<html><script>alert(1)</script></html>', Reason::IsWebPage],
            'php' => ['<?php system("id");', Reason::IsProgram],
            'text' => ['hello', Reason::IsText],
            'nothing' => ['', Reason::Type],
            'program' => ["MZ\x90\0" . str_repeat("\0", 60), Reason::IsProgram],
            'form data of a PDF' => ["%FDF-1.2\n1 0 obj<<>>endobj\n%%EOF", Reason::Type],
        ];

        return array_map(static fn (array $file): array => [static fn (): string => $file[0], $file[1]->value], $files);
    }

    /** @param callable(\GdImage): bool $write */
    private static function image(callable $write): string
    {
        $image = imagecreatetruecolor(8, 8);
        ob_start();
        $write($image);

        return (string) ob_get_clean();
    }

    private static function manyPlaces(): string
    {
        return str_replace('dref' . pack('NN', 0, 1), 'dref' . pack('NN', 0, 65), VideoBuilder::mp4());
    }

    private static function nested(int $depth): string
    {
        $box = '';
        for ($index = 0; $index < $depth; $index++) {
            $box = VideoBuilder::box('moov', $box);
        }

        return VideoBuilder::box('ftyp', self::BRAND . pack('N', 1) . self::BRAND) . $box;
    }

    private static function withoutClusters(): string
    {
        return str_replace("\x1f\x43\xb6\x75", "\x12\x54\xc3\x67", VideoBuilder::webm());
    }
}
