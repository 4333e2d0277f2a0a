<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Pdf;

use Closure;
use Passerelle\Files\Inspection\Budget;
use Passerelle\Files\Inspection\Reason;
use Passerelle\Files\Inspection\Refusal;

/** One reading of all objects and streams of a PDF: as its bytes are, or decrypted. */
final class PdfReading
{
    private const STOPS = ['endobj', 'obj', 'stream', 'xref', 'startxref', 'trailer'];

    public readonly Objects $objects;

    /** @var list<Stream> */
    private array $streams = [];

    public function __construct(
        private readonly string $file,
        private readonly Rules $rules,
        private readonly Budget $budget,
        private readonly ?Decipher $decipher = null,
    ) {
        $this->objects = new Objects();
    }

    /** Trailers, and every object wherever it is. @throws Refusal */
    public function readObjects(): void
    {
        $this->readTrailers();
        foreach ($this->places('obj') as $at) {
            $found = $this->numberBefore($at);
            if ($found === null) {
                continue;
            }
            [$number, $generation] = $found;
            $this->budget->countObject();
            $lexer = new Lexer($this->file, $at + 3);
            [$values, $stop] = (new ObjectReader($lexer, $this->rules, $this->budget, $this->decryption($number, $generation)))->readUntil(self::STOPS);
            $this->rules->checkObject($number, $values[0] ?? null);
            $this->objects->add($number, $values[0] ?? null);
            foreach ($stop === 'stream' ? $values : [] as $value) {
                if ($value instanceof Dictionary) {
                    $this->streams[] = new Stream($value, $this->startOfStream($lexer->position), $number, $generation);
                }
            }
        }
    }

    /**
     * @param bool $isEncrypted true: what is encrypted need not be an object stream, as a second reading decrypts it
     * @throws Refusal
     */
    public function readStreams(bool $isEncrypted = false): void
    {
        $bytes = new StreamBytes($this->file, $this->objects, $this->budget, $this->decipher);
        $inner = new ObjectStream($this->rules, $this->objects, $this->budget);
        $left = $this->streams;
        // Filters may be objects in other streams: repeated as long as further streams can be decoded.
        do {
            $waiting = [];
            foreach ($left as $stream) {
                $chains = $stream->chains($this->objects);
                $firsts = $this->objects->resolve($stream->dictionary->all('First'));
                if ($chains === null || $firsts === null) {
                    $waiting[] = $stream;
                    continue;
                }
                $stream->refuseElsewhere();
                foreach ($chains as $chain) {
                    if ($stream->holdsObjects()) {
                        self::tolerate($isEncrypted, static fn () => $inner->read($bytes->all($stream, $chain), $firsts));
                    }
                    $bytes->search($stream, $chain);
                }
            }
            $isStuck = count($waiting) === count($left);
            $left = $waiting;
        } while ($left !== [] && !$isStuck);
        foreach ($left as $stream) {
            if ($stream->holdsObjects() && !$isEncrypted) {
                throw Refusal::corrupt('an object stream that can not be unpacked');
            }
        }
    }

    /** Whether each stream can be read to its end as its bytes are, and there is one that says something. */
    public function isReadableAsItIs(): bool
    {
        $bytes = new StreamBytes($this->file, $this->objects, $this->budget);
        $streams = array_filter($this->streams, static fn (Stream $stream): bool => !$stream->isPlain());
        foreach ($streams as $stream) {
            foreach ($stream->holdsObjects() ? [] : ($stream->chains($this->objects) ?? []) as $chain) {
                if ($bytes->areReadable($stream, $chain)) {
                    continue 2;
                }
            }

            return false;
        }

        return $streams !== [];
    }

    private static function tolerate(bool $isTolerant, Closure $read): void
    {
        try {
            $read();
        } catch (Refusal $refusal) {
            if (!$isTolerant || $refusal->reason !== Reason::Corrupt) {
                throw $refusal;
            }
        }
    }

    /** @return (Closure(string): string)|null */
    private function decryption(?int $number, int $generation): ?Closure
    {
        $decipher = $this->decipher;
        if ($decipher === null) {
            return null;
        }

        return $number === null
            ? throw Refusal::corrupt('an object of an encrypted document without a number')
            : static fn (string $text): string => $decipher->text($number, $generation, $text);
    }

    private function readTrailers(): void
    {
        foreach ($this->places('trailer') as $at) {
            $this->budget->countObject();
            $lexer = new Lexer($this->file, $at + 7);
            if ($lexer->next() === Token::DictionaryOpen) {
                $lexer->position = $at + 7;
                (new ObjectReader($lexer, $this->rules, $this->budget))->readUntil(self::STOPS);
            }
        }
    }

    /** @return \Generator<int> */
    private function places(string $word): \Generator
    {
        for ($at = strpos($this->file, $word); $at !== false; $at = strpos($this->file, $word, $at + strlen($word))) {
            yield $at;
        }
    }

    /** @return array{int|null, int}|null number and generation; no number: it is before a comment · null: not an object */
    private function numberBefore(int $at): ?array
    {
        $before = rtrim(substr($this->file, max(0, $at - 64), min($at, 64)), Lexer::SPACE);
        if (preg_match('~(?<!\d)(\d{1,10})[\0\s]+(\d+)$~', $before, $match) === 1) {
            return [(int) $match[1], (int) $match[2]];
        }
        $isSpace = $at > 0 && str_contains(Lexer::SPACE, $this->file[$at - 1]);
        $isPlain = preg_match('~[\0\s]\d+$|^\d*$~', $before) === 1;
        $line = substr($before, (int) max(strrpos($before, "\n"), strrpos($before, "\r")));

        return $isSpace && ($isPlain || str_contains($line, '%') || strlen($line) >= 60) ? [null, 0] : null;
    }

    private function startOfStream(int $at): int
    {
        $end = substr($this->file, $at, 2);

        return $at + match (true) {
            $end === "\r\n" => 2,
            $end !== '' && ($end[0] === "\n" || $end[0] === "\r") => 1,
            default => 0,
        };
    }
}
