<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Text\Words;
use Passerelle\Kernel\Text\FoldedText;
use Passerelle\Kernel\Text\TextRange;
use Passerelle\Languages\Lang;

/**
 * Finds the matching words in the texts of a result, by the words of the index that the query matched. Needs no query and no
 * spelling rules of its own.
 */
final readonly class Highlighter
{
    public function __construct(private QueryWords $words, private Lang $language)
    {
    }

    /** @return list<TextRange> in order, not overlapping */
    public function inTitle(string $text): array
    {
        return $this->ranges($text, true);
    }

    /** @return list<TextRange> as in a title, without stop words, which are indexed for titles only */
    public function inSummary(string $text): array
    {
        return $this->ranges($text, false);
    }

    /** @return list<TextRange> */
    private function ranges(string $text, bool $isTitle): array
    {
        $folded = FoldedText::of(Words::readable($text));
        $ranges = [];
        foreach (Words::places($folded->text, $this->language, $isTitle) as ['words' => $words, 'offset' => $offset, 'length' => $length]) {
            if (!$this->words->haveOneOf($words, $isTitle)) {
                continue;
            }
            $range = $folded->original($offset, $length);
            $last = end($ranges);
            // One character may give two words: "½" is "1" and "2".
            if ($last !== false && $range->start < $last->end) {
                array_pop($ranges);
                $range = new TextRange($last->start, $range->end);
            }
            $ranges[] = $range;
        }

        return $ranges;
    }
}
