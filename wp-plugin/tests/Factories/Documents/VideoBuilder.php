<?php

declare(strict_types=1);

namespace Passerelle\Tests\Factories\Documents;

/** Writes the smallest containers of films: no film in them, but every part that says what it would be. */
final class VideoBuilder
{
    public static function mp4(string $brand = 'isom', string $handler = 'vide', int $selfContained = 1, string $more = ''): string
    {
        $references = self::box('dref', pack('NN', 0, 1) . self::box('url ', pack('N', $selfContained) . ($selfContained === 1 ? '' : "https://example.org/x.mp4\0")));
        $handlers = self::box('hdlr', pack('NN', 0, 0) . $handler . str_repeat("\0", 12) . "x\0");
        $media = self::box('mdia', self::box('mdhd', str_repeat("\0", 24)) . $handlers . self::box('minf', self::box('dinf', $references)));

        return self::box('ftyp', $brand . pack('N', 512) . $brand . 'mp4x')
            . self::box('moov', self::box('mvhd', str_repeat("\0", 100)) . self::box('trak', $media))
            . self::box('free', '')
            . $more
            . self::box('mdat', str_repeat("\1", 64));
    }

    public static function box(string $type, string $bytes): string
    {
        return pack('N', strlen($bytes) + 8) . $type . $bytes;
    }

    /** @param bool $isRecorded as browsers record: segment and clusters of unknown length */
    public static function webm(string $type = 'webm', int $track = 1, bool $isRecorded = false, string $more = '', string $codec = 'V_VP9'): string
    {
        $head = self::element("\x1a\x45\xdf\xa3", self::element("\x42\x86", "\1") . self::element("\x42\x82", $type));
        $tracks = self::element("\x16\x54\xae\x6b", self::element("\xae", self::element("\xd7", "\1") . self::element("\x83", chr($track)) . self::element("\x86", $codec)));
        $block = self::element("\xe7", "\0") . self::element("\xa3", "\x81\0\0\x80" . str_repeat("\1", 20));
        $cluster = $isRecorded ? "\x1f\x43\xb6\x75\xff{$block}" : self::element("\x1f\x43\xb6\x75", $block);
        $body = self::element("\x15\x49\xa9\x66", self::element("\x2a\xd7\xb1", "\x0f\x42\x40")) . $tracks . $cluster . $cluster . $more;

        return $head . ($isRecorded ? "\x18\x53\x80\x67\x01\xff\xff\xff\xff\xff\xff\xff{$body}" : self::element("\x18\x53\x80\x67", $body));
    }

    public static function element(string $id, string $bytes): string
    {
        return $id . pack('N', 0x10000000 | strlen($bytes)) . $bytes;
    }
}
