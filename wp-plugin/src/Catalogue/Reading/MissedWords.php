<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Reading;

use Normalizer;
use Passerelle\Catalogue\Text\Words;
use Passerelle\Kernel\Composition\Limit;

/** What of a query that found nothing may be stored for those who edit synonyms: its folded words, and nothing that reaches or identifies a person. */
final readonly class MissedWords
{
    /** Addresses and names of e-mail and social networks; addresses of the web, with a protocol or without. */
    private const ADDRESS = '~@|://|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}~iu';

    /** Digits in one piece, or with signs between, as in telephone numbers and dates. */
    private const NUMBER = '~\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd})*~u';

    /**
     * @param int $characters of the folded words
     * @param int $digits in one number: an amount and a year have no more
     */
    public function __construct(
        #[Limit('missedSearches', 'characters')] private int $characters,
        #[Limit('missedSearches', 'digits')] private int $digits,
    ) {
    }

    /** Null: nothing of it may be stored. Folded words remain what they are. */
    public function of(string $typed): ?string
    {
        $text = (string) Normalizer::normalize(mb_scrub($typed, 'UTF-8'), Normalizer::FORM_KC);
        if (preg_match(self::ADDRESS, $text) === 1 || $this->hasLongNumber($text)) {
            return null;
        }
        $words = implode(' ', array_column(Words::typed($text), 'folded'));

        return $words !== '' && mb_strlen($words) <= $this->characters ? $words : null;
    }

    private function hasLongNumber(string $text): bool
    {
        preg_match_all(self::NUMBER, $text, $numbers);
        foreach ($numbers[0] as $number) {
            if (preg_match_all('~\p{Nd}~u', $number) > $this->digits) {
                return true;
            }
        }

        return false;
    }
}
