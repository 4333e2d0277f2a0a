<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Text\Words;
use Passerelle\Kernel\Text\FoldedText;
use Passerelle\Kernel\Text\TextRange;
use Passerelle\Languages\Lang;

/**
 * Finds in the texts of a result the words by which a search found it. It asks the words of the query what they stood
 * for in the index, so it has no rules of spelling of its own and reads nothing.
 */
final readonly class Highlighter
{
    public function __construct(private QueryWords $words, private Lang $language)
    {
    }

    /** @return list<TextRange> in their order, apart from each other */
    public function inTitle(string $text): array
    {
        return $this->ranges($text, true);
    }

    /** @return list<TextRange> as in a title, without stop words, which the index has of titles only */
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
            // Two words may come from one character: "½" is "1" and "2".
            if ($last !== false && $range->start < $last->end) {
                array_pop($ranges);
                $range = new TextRange($last->start, $range->end);
            }
            $ranges[] = $range;
        }

        return $ranges;
    }
}
