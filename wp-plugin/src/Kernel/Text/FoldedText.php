<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Text;

/** A folded text with a mapping to positions in the original, since folding changes lengths ("Œ" becomes "oe", a combining accent is removed). */
final class FoldedText
{
    /** UTF-8 length of a character with two UTF-16 code units. */
    private const BYTES_OF_A_PAIR = 4;

    /** @var array<string, string> cache of folded non-ASCII characters */
    private static array $known = [];

    /** @param list<array{offset: int, start: int, end: int, isAscii: bool}> $pieces by their offset in the folded text, with their position in the original */
    private function __construct(public readonly string $text, private readonly array $pieces)
    {
    }

    /** Its words equal those of Folding::fold(); spaces are not collapsed. */
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
                // Removed characters belong to the one before.
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
