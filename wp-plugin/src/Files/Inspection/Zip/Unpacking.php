<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Zip;

use Generator;
use Passerelle\Files\Inspection\Budget;
use Passerelle\Files\Inspection\Refusal;

/** Decompresses an entry piece by piece, and checks it against its header. */
final readonly class Unpacking
{
    private const PIECE = 8_192;
    private const METHOD_STORED = 0;

    public function __construct(private string $file, private Budget $budget)
    {
    }

    /**
     * @return Generator<string>
     * @throws Refusal
     */
    public function pieces(Entry $entry): Generator
    {
        $crc = hash_init('crc32b');
        $unpacked = 0;
        foreach ($entry->method === self::METHOD_STORED ? $this->packed($entry) : $this->inflated($entry) as $piece) {
            $unpacked += strlen($piece);
            $this->budget->spend(strlen($piece));
            $this->budget->checkRatio(max(1, $entry->packed), $unpacked);
            hash_update($crc, $piece);
            yield $piece;
        }
        if ($unpacked !== $entry->unpacked || hexdec(hash_final($crc)) !== $entry->crc) {
            throw Refusal::corrupt('an entry with other bytes than its header promises');
        }
    }

    /** @throws Refusal file_too_complex beyond the memory limit */
    public function all(Entry $entry): string
    {
        if ($entry->unpacked > $this->budget->limits->partBytes) {
            throw Refusal::complex("a part of {$entry->unpacked} bytes");
        }
        $bytes = '';
        foreach ($this->pieces($entry) as $piece) {
            $bytes .= $piece;
            if (strlen($bytes) > $entry->unpacked) {
                throw Refusal::corrupt('an entry with more bytes than its header promises');
            }
        }

        return $bytes;
    }

    /** @return Generator<string> */
    private function packed(Entry $entry): Generator
    {
        for ($at = 0; $at < $entry->packed; $at += self::PIECE) {
            yield substr($this->file, $entry->start + $at, min(self::PIECE, $entry->packed - $at));
        }
    }

    /** @return Generator<string> */
    private function inflated(Entry $entry): Generator
    {
        $inflate = inflate_init(ZLIB_ENCODING_RAW);
        if ($inflate === false) {
            throw new \RuntimeException('zlib can not be used.');
        }
        $isDone = false;
        foreach ($this->packed($entry) as $piece) {
            // Programs differ in whether they read data after the end of the compressed bytes.
            $bytes = $isDone ? false : @inflate_add($inflate, $piece);
            if ($bytes === false) {
                throw Refusal::corrupt('an entry that can not be unpacked');
            }
            $isDone = inflate_get_status($inflate) === ZLIB_STREAM_END;
            yield $bytes;
        }
        if (!$isDone || inflate_get_read_len($inflate) !== $entry->packed) {
            throw Refusal::corrupt('a truncated entry, or data after its compressed bytes');
        }
    }
}
