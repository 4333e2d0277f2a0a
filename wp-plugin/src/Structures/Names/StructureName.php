<?php

declare(strict_types=1);

namespace Passerelle\Structures\Names;

/** The name of a structure, reduced to what tells it apart from others: without legal form, linking words and country. */
final readonly class StructureName
{
    public const KEY_LENGTH = 40;
    /** Letters of a long word that mistakes rarely change. */
    private const PREFIX = 4;
    private const SHORTEST_ACRONYM = 3;
    private const LONGEST_ACRONYM = 7;

    /** @var list<NameWord> */
    public array $words;

    /** @var list<string> the first letters of its words, if they make an acronym; with and without the legal form */
    public array $initials;

    /** The acronym that the name consists of, or has besides its words; empty without one. */
    public string $acronym;

    /** @param string $country ISO 3166 alpha-2 of the headquarters; empty: unknown */
    public function __construct(string $name, public string $country = '')
    {
        $said = array_values(array_filter(NameWords::split($name), static fn (string $word): bool => !NameVocabulary::isLinking($word)));
        $full = array_values(array_filter(array_map(NameVocabulary::expanded(...), $said), static fn (string $word): bool => !NameVocabulary::isLegalForm($word)));
        $found = self::ownAcronym($said);
        $words = array_map(NameWords::singular(...), array_values(array_diff($full, [$found])));
        $words = self::withoutCountry($words, $country);
        $this->words = array_map(static fn (string $word): NameWord => new NameWord($word), $words);
        $this->initials = self::initialsOf(array_values(array_diff($said, [$found])), array_values(array_diff($full, [$found])));
        $this->acronym = $found !== '' ? $found : self::onlyAcronym($words, $said);
    }

    /** All words as one, for names that are written in one word or in several. */
    public function joined(): string
    {
        return NameWords::sound(implode('', array_column($this->words, 'text')));
    }

    /**
     * Two names that are alike share one of them, but for rare mistakes.
     *
     * @return list<string> of at most KEY_LENGTH bytes
     */
    public function keys(): array
    {
        $acronyms = array_filter([$this->acronym, ...$this->initials], static fn (string $each): bool => $each !== '');
        $keys = array_map(static fn (string $each): string => "a:{$each}", array_values($acronyms));
        foreach ($this->words as $word) {
            if ($word->idea !== null) {
                continue;
            }
            $keys[] = "w:{$word->sound}";
            if (strlen($word->sound) > self::PREFIX) {
                $keys[] = 'p:' . substr($word->sound, 0, self::PREFIX);
            }
        }
        if ($this->words !== []) {
            $keys[] = "j:{$this->joined()}";
        }

        return array_values(array_unique(array_map(static fn (string $key): string => mb_strcut($key, 0, self::KEY_LENGTH), $keys)));
    }

    /** @return list<string> */
    public function numbers(): array
    {
        $numbers = array_column(array_filter($this->words, static fn (NameWord $word): bool => $word->isNumber()), 'text');
        sort($numbers);

        return $numbers;
    }

    /**
     * The acronym of a name that says it besides its words: "CRAO – Centre de recherche sur les arts oraux".
     *
     * @param list<string> $said
     */
    private static function ownAcronym(array $said): string
    {
        foreach ($said as $word) {
            $others = array_values(array_diff($said, [$word]));
            if (self::canBeAcronym($word) && in_array($word, self::initialsOf($others, $others), true)) {
                return $word;
            }
        }

        return '';
    }

    /**
     * @param list<string> $words without the country
     * @param list<string> $said
     */
    private static function onlyAcronym(array $words, array $said): string
    {
        return count($words) === 1 && in_array($words[0], $said, true) && self::canBeAcronym($words[0]) ? $words[0] : '';
    }

    private static function canBeAcronym(string $word): bool
    {
        return strlen($word) >= self::SHORTEST_ACRONYM && strlen($word) <= self::LONGEST_ACRONYM && ctype_alpha($word);
    }

    /**
     * @param list<string> ...$versions
     * @return list<string>
     */
    private static function initialsOf(array ...$versions): array
    {
        $initials = array_map(static fn (array $words): string => implode('', array_map(static fn (string $word): string => $word[0], $words)), $versions);

        return array_values(array_unique(array_filter($initials, self::canBeAcronym(...))));
    }

    /**
     * @param list<string> $words
     * @return list<string> all of them, where the country is the only word that tells it apart
     */
    private static function withoutCountry(array $words, string $country): array
    {
        $ofCountry = array_map(NameWords::singular(...), NameVocabulary::wordsOfCountry($country));
        $left = array_values(array_filter($words, static fn (string $word): bool => !in_array($word, $ofCountry, true)));
        $isDistinctive = array_filter($left, static fn (string $word): bool => NameVocabulary::ideaOf($word) === null) !== [];

        return $isDistinctive ? $left : $words;
    }
}
