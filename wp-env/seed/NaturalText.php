<?php

declare(strict_types=1);

namespace Passerelle\Demo;

/** Sentences of one language with the word frequencies of the demo content. Deterministic. */
final class NaturalText
{
    /** @var list<string> */
    private array $words = [];

    /** @var list<int> */
    private array $cumulative = [];

    /** @param string $sample text of that language, tags allowed */
    public function __construct(string $sample)
    {
        preg_match_all("/[\p{L}][\p{L}\p{N}'’-]*/u", html_entity_decode(strip_tags(str_replace('<', ' <', $sample)), ENT_QUOTES | ENT_HTML5), $found);
        $counts = array_count_values(array_map(static fn (string $word): string => mb_strtolower($word), $found[0]));
        $sum = 0;
        foreach ($counts as $word => $count) {
            $this->words[] = (string) $word;
            $this->cumulative[] = $sum += $count;
        }
    }

    public function sentence(int $words): string
    {
        $text = implode(' ', array_map(fn (): string => $this->word(), range(1, $words)));

        return mb_strtoupper(mb_substr($text, 0, 1)) . mb_substr($text, 1);
    }

    private function word(): string
    {
        $at = mt_rand(1, (int) end($this->cumulative));
        $low = 0;
        $high = count($this->words) - 1;
        while ($low < $high) {
            $middle = intdiv($low + $high, 2);
            if ($this->cumulative[$middle] < $at) {
                $low = $middle + 1;
            } else {
                $high = $middle;
            }
        }

        return $this->words[$low];
    }
}
