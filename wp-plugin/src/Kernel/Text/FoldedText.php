<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Text;

/** A folded text that knows where its parts stand in the original: folding changes lengths ("Œ" is "oe", a combining accent nothing). */
final class FoldedText
{
    /** Bytes of UTF-8 of a character that takes two code units in UTF-16. */
    private const BYTES_OF_A_PAIR = 4;

    /** @var array<string, string> folded characters, since a page has few different ones beyond ASCII */
    private static array $known = [];

    /** @param list<array{offset: int, start: int, end: int, isAscii: bool}> $pieces by their offset in the folded text, with their place in the original */
    private function __construct(public readonly string $text, private readonly array $pieces)
    {
    }

    /** Its words are those of Folding::fold(); spaces are not made single. */
    public static function of(string $text): self
    {
        $folded = '';
        $pieces = [];
        $at = 0;
        preg_match_all('/[\x00-\x7F]+|[^\x00-\x7F]/u', $text, $found);
        foreach ($found[0] as $run) {
            $isAscii = $run[0] < "\x80";
            $piece = $isAscii ? strtolower(strtr($run, '`', "'")) : self::character($run);
            $start = $at;
            $at += $isAscii ? strlen($run) : (strlen($run) === self::BYTES_OF_A_PAIR ? 2 : 1);
            if ($piece !== '') {
                $pieces[] = ['offset' => strlen($folded), 'start' => $start, 'end' => $at, 'isAscii' => $isAscii];
                $folded .= $piece;
            } elseif ($pieces !== []) {
                // What folding drops belongs to the character before it.
                $pieces[] = [...array_pop($pieces), 'end' => $at];
            }
        }

        return new self($folded, $pieces);
    }

    /** @param int $length of a part of the folded text, in bytes; at least 1 */
    public function original(int $offset, int $length): TextRange
    {
        $end = $offset + $length;
        $first = $this->pieces[$this->indexAt($offset)];
        $index = $this->indexAt($end - 1);
        $last = $this->pieces[$index];
        $endsBeforePiece = $last['isAscii'] && $end < ($this->pieces[$index + 1]['offset'] ?? strlen($this->text));

        return new TextRange(
            $first['start'] + ($first['isAscii'] ? $offset - $first['offset'] : 0),
            $endsBeforePiece ? $last['start'] + $end - $last['offset'] : $last['end'],
        );
    }

    private function indexAt(int $offset): int
    {
        $low = 0;
        $high = count($this->pieces) - 1;
        while ($low < $high) {
            $middle = intdiv($low + $high + 1, 2);
            if ($this->pieces[$middle]['offset'] <= $offset) {
                $low = $middle;
            } else {
                $high = $middle - 1;
            }
        }

        return $low;
    }

    private static function character(string $character): string
    {
        // Between letters, so that a space is not trimmed.
        return self::$known[$character] ??= substr(Folding::fold("x{$character}x"), 1, -1);
    }
}
