<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Pdf;

use Generator;
use Passerelle\Files\Inspection\Budget;
use Passerelle\Files\Inspection\Reason;
use Passerelle\Files\Inspection\Refusal;
use Passerelle\Files\Inspection\TestSignature;

/** Decodes streams within the budget. */
final readonly class StreamBytes
{
    private const PIECE = 8_192;
    private const END = 'endstream';

    /** @param Decipher|null $decipher null: streams are as they are */
    public function __construct(private string $file, private Objects $objects, private Budget $budget, private ?Decipher $decipher = null)
    {
    }

    /**
     * Scans a stream piece by piece. Decoding errors are ignored, since no objects are read from it.
     *
     * @param list<array{string, Dictionary|null}> $chain
     * @throws Refusal
     */
    public function search(Stream $stream, array $chain): void
    {
        // Image rows are not decoded: pixels are not relevant.
        $chain = $stream->isPicture() ? array_map(static fn (array $filter): array => [$filter[0], null], $chain) : $chain;
        try {
            $signature = new TestSignature();
            foreach ($this->pieces($stream, $chain, false) as $piece) {
                $signature->read($piece);
            }
        } catch (Refusal $refusal) {
            if ($refusal->reason !== Reason::Corrupt) {
                throw $refusal;
            }
        }
    }

    /**
     * Whether the bytes are what the filters say, or text without one: encrypted ones are neither.
     *
     * @param list<array{string, Dictionary|null}> $chain
     * @throws Refusal
     */
    public function areReadable(Stream $stream, array $chain): bool
    {
        $isPicture = $chain !== [] && Filters::endsInPicture($chain);
        try {
            $bytes = '';
            foreach ($this->pieces($stream, $chain, !$isPicture) as $piece) {
                $bytes = $bytes === '' ? $piece : $bytes;
            }
        } catch (Refusal $refusal) {
            return $refusal->reason === Reason::Corrupt ? false : throw $refusal;
        }
        $bytes = $chain === [] ? rtrim(substr($this->file, $stream->start, max(0, $this->end($stream) - $stream->start))) : $bytes;

        return match (true) {
            $isPicture => str_starts_with($bytes, "\xff\xd8") || str_starts_with($bytes, "\0\0\0\x0cjP"),
            $chain === [] => preg_match('~^[\x20-\x7e\s]*$~', $bytes) === 1,
            default => true,
        };
    }

    /**
     * All bytes of a stream from which objects are read.
     *
     * @param list<array{string, Dictionary|null}> $chain
     * @throws Refusal file_corrupt when they can't be unpacked to the end, file_too_complex when they are too many
     */
    public function all(Stream $stream, array $chain): string
    {
        $bytes = '';
        foreach ($this->pieces($stream, $chain, true) as $piece) {
            $bytes .= $piece;
            if (strlen($bytes) > $this->budget->limits->partBytes) {
                throw Refusal::complex("more than {$this->budget->limits->partBytes} bytes of objects in one stream");
            }
        }

        return $bytes;
    }

    /**
     * @param list<array{string, Dictionary|null}> $chain
     * @return Generator<string>
     */
    private function pieces(Stream $stream, array $chain, bool $isStrict): Generator
    {
        // Without a filter with an end marker, the length of the file applies. With one, a wrong length hides nothing.
        $end = $isStrict && $chain !== [] && $this->decipher === null ? strlen($this->file) : $this->end($stream);
        $unpacked = 0;
        foreach (Filters::undo($this->decrypted($stream, self::cut($this->file, $stream->start, $end)), $chain, $isStrict) as $piece) {
            $unpacked += strlen($piece);
            if ($stream->isPicture()) {
                // Scanned pages decode to hundreds of megabytes: their beginnings are sufficient.
                $this->budget->checkTime();
                if ($unpacked > $this->budget->limits->partBytes) {
                    return;
                }
            } else {
                $this->budget->spend(strlen($piece));
                $this->budget->checkRatio(max(1, $end - $stream->start), $chain === [] ? 0 : $unpacked);
            }
            yield $piece;
        }
    }

    /**
     * @param Generator<string> $pieces
     * @return Generator<string>
     * @throws Refusal file_corrupt when the key depends on a number that is not known
     */
    private function decrypted(Stream $stream, Generator $pieces): Generator
    {
        if ($this->decipher === null || $stream->isPlain()) {
            return $pieces;
        }

        return $this->decipher->stream($stream->object ?? throw Refusal::corrupt('an encrypted stream without a number'), $stream->generation, $pieces);
    }

    /** @return Generator<string> */
    private static function cut(string $file, int $start, int $end): Generator
    {
        for ($at = $start; $at < $end; $at += self::PIECE) {
            yield substr($file, $at, min(self::PIECE, $end - $at));
        }
    }

    /** The furthest end that a reader may use. */
    private function end(Stream $stream): int
    {
        $size = strlen($this->file);
        $ends = [strpos($this->file, self::END, min($stream->start, $size))];
        foreach ($this->objects->resolve($stream->dictionary->all('Length')) ?? [] as $length) {
            if (is_int($length) && $length >= 0 && $stream->start + $length <= $size) {
                $ends[] = strpos($this->file, self::END, $stream->start + $length);
            }
        }
        $found = array_filter($ends, is_int(...));

        return $found === [] ? $size : max($found);
    }
}
