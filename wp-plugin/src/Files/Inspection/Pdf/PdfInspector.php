<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Pdf;

use Passerelle\Files\Inspection\Budget;
use Passerelle\Files\Inspection\Refusal;
use Passerelle\Files\Inspection\TestSignature;

/**
 * Rejects PDFs with active content. Cross-reference tables are ignored: PDF readers repair broken ones by searching for "obj",
 * so every occurrence is parsed, in all revisions, texts and streams (ADR 0080).
 */
final class PdfInspector
{
    private const HEADER = '~^%PDF-[12]\.\d~';
    private const STOPS = ['endobj', 'obj', 'stream', 'xref', 'startxref', 'trailer'];
    private const END_MARK = '%%EOF';
    private const PADDING = "\0\t\n\f\r \x1a";
    /** Maximum distance of a ZIP's end record from the end of the file, to detect an appended archive. */
    private const ZIP_END = "PK\5\6";
    private const ZIP_TAIL = 65_557;

    private Rules $rules;
    private Objects $objects;

    /** @var list<Stream> */
    private array $streams = [];

    public function __construct(private readonly Budget $budget)
    {
        $this->rules = new Rules();
        $this->objects = new Objects();
    }

    /** @throws Refusal */
    public function inspect(string $file): void
    {
        self::checkOutside($file);
        TestSignature::refuseIn($file);
        $this->readTrailers($file);
        $this->readObjects($file);
        $this->readStreams($file);
        $this->rules->finish();
    }

    /** Rejects files of two types: the header must be at the start, with nothing after the end. */
    private static function checkOutside(string $file): void
    {
        if (preg_match(self::HEADER, $file) !== 1) {
            throw Refusal::type('no PDF header at the front');
        }
        $end = strrpos($file, self::END_MARK);
        if ($end === false) {
            throw Refusal::corrupt('cut before its end');
        }
        if (trim(substr($file, $end + strlen(self::END_MARK)), self::PADDING) !== '') {
            throw Refusal::type('data after the end of the PDF');
        }
        $tail = substr($file, -self::ZIP_TAIL);
        $at = strrpos($tail, self::ZIP_END);
        if ($at !== false && strlen($tail) - $at >= 22) {
            $comment = unpack('v', $tail, $at + 20)[1] ?? null;
            if ($comment === strlen($tail) - $at - 22) {
                throw Refusal::type('a ZIP archive at the end of the PDF');
            }
        }
    }

    private function readTrailers(string $file): void
    {
        foreach (self::places($file, 'trailer') as $at) {
            $this->budget->countObject();
            $lexer = new Lexer($file, $at + 7);
            if ($lexer->next() === Token::DictionaryOpen) {
                $lexer->position = $at + 7;
                (new ObjectReader($lexer, $this->rules, $this->budget))->readUntil(self::STOPS);
            }
        }
    }

    private function readObjects(string $file): void
    {
        foreach (self::places($file, 'obj') as $at) {
            $number = self::numberBefore($file, $at);
            if ($number === false) {
                continue;
            }
            $this->budget->countObject();
            $lexer = new Lexer($file, $at + 3);
            [$values, $stop] = (new ObjectReader($lexer, $this->rules, $this->budget))->readUntil(self::STOPS);
            $this->rules->checkObject($number, $values[0] ?? null);
            $this->objects->add($number, $values[0] ?? null);
            foreach ($stop === 'stream' ? $values : [] as $value) {
                if ($value instanceof Dictionary) {
                    $this->streams[] = new Stream($value, self::startOfStream($file, $lexer->position));
                }
            }
        }
    }

    /** @return \Generator<int> */
    private static function places(string $file, string $word): \Generator
    {
        for ($at = strpos($file, $word); $at !== false; $at = strpos($file, $word, $at + strlen($word))) {
            yield $at;
        }
    }

    /** @return int|null|false false: not an object; null: an object with its number before a comment */
    private static function numberBefore(string $file, int $at): int|null|false
    {
        $before = rtrim(substr($file, max(0, $at - 64), min($at, 64)), Lexer::SPACE);
        if (preg_match('~(?<!\d)(\d{1,10})[\0\s]+\d+$~', $before, $match) === 1) {
            return (int) $match[1];
        }
        $isSpace = $at > 0 && str_contains(Lexer::SPACE, $file[$at - 1]);
        $isPlain = preg_match('~[\0\s]\d+$|^\d*$~', $before) === 1;
        $line = substr($before, (int) max(strrpos($before, "\n"), strrpos($before, "\r")));

        return $isSpace && ($isPlain || str_contains($line, '%') || strlen($line) >= 60) ? null : false;
    }

    private static function startOfStream(string $file, int $at): int
    {
        $end = substr($file, $at, 2);

        return $at + match (true) {
            $end === "\r\n" => 2,
            $end !== '' && ($end[0] === "\n" || $end[0] === "\r") => 1,
            default => 0,
        };
    }

    private function readStreams(string $file): void
    {
        $bytes = new StreamBytes($file, $this->objects, $this->budget);
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
                        $inner->read($bytes->all($stream, $chain), $firsts);
                    }
                    $bytes->search($stream, $chain);
                }
            }
            $isStuck = count($waiting) === count($left);
            $left = $waiting;
        } while ($left !== [] && !$isStuck);
        foreach ($left as $stream) {
            if ($stream->holdsObjects()) {
                throw Refusal::corrupt('an object stream that can not be unpacked');
            }
        }
    }
}
