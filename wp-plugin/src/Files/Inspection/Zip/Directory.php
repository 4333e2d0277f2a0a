<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Zip;

use Passerelle\Files\Inspection\Budget;
use Passerelle\Files\Inspection\Refusal;

/**
 * The entries of a ZIP archive (APPNOTE 6.3.10), if it is unambiguous: the central directory matches the local headers, the
 * entries are contiguous from the first byte to the directory, and nothing follows.
 */
final readonly class Directory
{
    private const END = "PK\5\6";
    private const END_SIZE = 22;
    private const CENTRAL = "PK\1\2";
    private const CENTRAL_SIZE = 46;
    private const LOCAL = "PK\3\4";
    private const LOCAL_SIZE = 30;
    /** Data descriptor after the bytes: 12 to 24 bytes. */
    private const DESCRIPTOR_MAX = 24;
    private const ENCRYPTED = 0x2041;
    private const HAS_DESCRIPTOR = 0x8;
    private const METHODS = [0, 8];
    private const NAME_MAX = 255;
    private const ZIP64 = 0xffffffff;

    public function __construct(private Budget $budget)
    {
    }

    /**
     * @return list<Entry> in the order of their bytes
     * @throws Refusal
     */
    public function read(string $file): array
    {
        $size = strlen($file);
        if ($size < self::END_SIZE || !str_starts_with($file, self::LOCAL) || substr($file, -self::END_SIZE, 4) !== self::END) {
            throw Refusal::type('no ZIP archive from the first byte to the last');
        }
        $end = self::numbers('vdisk/vcentralDisk/vhere/vcount/Vsize/Voffset/vcomment', $file, $size - self::END_SIZE + 4);
        if ($end['disk'] !== 0 || $end['centralDisk'] !== 0 || $end['here'] !== $end['count'] || $end['comment'] !== 0) {
            throw Refusal::corrupt('an archive of several parts, or with a comment');
        }
        if ($end['count'] > $this->budget->limits->entries) {
            throw Refusal::complex("{$end['count']} entries");
        }
        if ($end['offset'] + $end['size'] !== $size - self::END_SIZE) {
            throw Refusal::corrupt('a central directory that is not where it should be');
        }
        $entries = $this->entries($file, $end['offset'], $end['count'], $size - self::END_SIZE);
        usort($entries, static fn (array $one, array $other): int => $one['header'] <=> $other['header']);

        return self::sideBySide($file, $entries, $end['offset']);
    }

    /** @return list<array{header: int, entry: Entry, flags: int}> */
    private function entries(string $file, int $at, int $count, int $end): array
    {
        $entries = [];
        $names = [];
        for ($index = 0; $index < $count; $index++) {
            if (substr($file, $at, 4) !== self::CENTRAL || $at + self::CENTRAL_SIZE > $end) {
                throw Refusal::corrupt('a central directory that is cut');
            }
            $head = self::numbers('vmade/vneeded/vflags/vmethod/vtime/vdate/Vcrc/Vpacked/Vunpacked/vname/vextra/vcomment/vdisk/vinner/Vouter/Voffset', $file, $at + 4);
            $name = substr($file, $at + self::CENTRAL_SIZE, $head['name']);
            self::checkName($name);
            $key = mb_strtolower($name, 'UTF-8');
            if (isset($names[$key])) {
                throw Refusal::corrupt('two entries of one name');
            }
            $names[$key] = true;
            $entries[] = self::entry($file, $name, $head);
            $at += self::CENTRAL_SIZE + $head['name'] + $head['extra'] + $head['comment'];
        }
        if ($at !== $end) {
            throw Refusal::corrupt('unexpected data in the central directory');
        }

        return $entries;
    }

    /**
     * @param array<string, int> $head of the central directory
     * @return array{header: int, entry: Entry, flags: int}
     */
    private static function entry(string $file, string $name, array $head): array
    {
        if (($head['flags'] & self::ENCRYPTED) !== 0) {
            throw Refusal::encrypted('an encrypted entry');
        }
        if (!in_array($head['method'], self::METHODS, true)) {
            throw Refusal::corrupt("an entry packed by method {$head['method']}");
        }
        $offset = $head['offset'];
        if (substr($file, $offset, 4) !== self::LOCAL || $offset + self::LOCAL_SIZE > strlen($file)) {
            throw Refusal::corrupt('an entry that is not at the offset of the directory');
        }
        $local = self::numbers('vneeded/vflags/vmethod/vtime/vdate/Vcrc/Vpacked/Vunpacked/vname/vextra', $file, $offset + 4);
        $isLater = ($local['flags'] & self::HAS_DESCRIPTOR) !== 0;
        $agrees = substr($file, $offset + self::LOCAL_SIZE, $local['name']) === $name
            && $local['method'] === $head['method']
            && ($local['flags'] & self::ENCRYPTED) === 0
            && self::agree($local['crc'], $head['crc'], $isLater)
            && self::agree($local['packed'], $head['packed'], $isLater)
            && self::agree($local['unpacked'], $head['unpacked'], $isLater);
        if (!$agrees) {
            throw Refusal::corrupt('an entry that the directory describes differently');
        }
        $start = $offset + self::LOCAL_SIZE + $local['name'] + $local['extra'];

        return [
            'header' => $offset,
            'entry' => new Entry($name, $head['method'], $head['crc'], $head['packed'], $head['unpacked'], $start),
            'flags' => $local['flags'],
        ];
    }

    /** Streaming writers write zeros, or the ZIP64 marker, and a data descriptor after the bytes. */
    private static function agree(int $local, int $central, bool $isLater): bool
    {
        return $local === $central || ($isLater && ($local === 0 || $local === self::ZIP64));
    }

    /**
     * @param list<array{header: int, entry: Entry, flags: int}> $entries by offset
     * @return list<Entry>
     */
    private static function sideBySide(string $file, array $entries, int $directory): array
    {
        $at = 0;
        foreach ($entries as $index => ['header' => $header, 'entry' => $entry, 'flags' => $flags]) {
            if ($header !== $at) {
                throw Refusal::corrupt('gaps between entries, or overlapping entries');
            }
            $end = $entry->start + $entry->packed;
            $next = $entries[$index + 1]['header'] ?? $directory;
            $gap = $next - $end;
            if ($gap < 0 || $gap > (($flags & self::HAS_DESCRIPTOR) === 0 ? 0 : self::DESCRIPTOR_MAX)) {
                throw Refusal::corrupt('gaps between entries, or overlapping entries');
            }
            $at = $next;
        }
        if ($at !== $directory) {
            throw Refusal::corrupt('no entries');
        }

        return array_column($entries, 'entry');
    }

    private static function checkName(string $name): void
    {
        $isGood = $name !== '' && strlen($name) <= self::NAME_MAX && mb_check_encoding($name, 'UTF-8')
            && preg_match('~[\x00-\x1f\x7f\\\\:*?"<>|]|^/|(^|/)\.{1,2}(/|$)|//~', $name) !== 1;
        if (!$isGood) {
            throw Refusal::corrupt('an entry whose name leads out of the archive');
        }
    }

    /** @return array<string, int> */
    private static function numbers(string $format, string $file, int $at): array
    {
        $numbers = @unpack($format, $file, $at);
        if ($numbers === false) {
            throw Refusal::corrupt('a header that is cut');
        }

        return array_filter($numbers, is_int(...));
    }
}
